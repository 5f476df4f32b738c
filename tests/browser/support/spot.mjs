// Where to press: the middle of what is looked for, as soon as it can be pressed. Asked of the page in one go, since whole games press
// a thousand times.

/** Runs in the page. */
function middle(selector) {
  const began = performance.now();
  const open = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const look = (done, fail) => {
    const found = [...document.querySelectorAll(selector)].filter(open);
    if (found.length > 1) return fail(new Error(`${selector} is there ${found.length} times`));
    const [one] = found;
    let why = 'is not there';
    if (one?.closest(':disabled, [aria-disabled="true"]')) why = 'can not be pressed';
    else if (one) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const spot = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(spot.x, spot.y);
      if (one.contains(hit)) return done(spot);
      why = `lies under ${hit?.outerHTML.slice(0, 80)}`;
    }
    if (performance.now() - began > 30_000) return fail(new Error(`${selector} ${why}`));
    requestAnimationFrame(() => look(done, fail));
  };
  return new Promise(look);
}

/** @param {import('playwright-core').Page} page @param {string} selector @returns {Promise<{x: number, y: number}>} */
export const spot = (page, selector) => page.evaluate(middle, selector);
