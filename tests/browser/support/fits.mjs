/**
 * What is cut off or lies outside on the page as it stands, as sentences. Runs in the browser, so it is one function. Panels
 * that scroll may hide what can be scrolled to.
 */
export function fits() {
  const TOLERANCE = 2;
  const MAY_SCROLL =
    '.dlg, .dlg .inner, .log ol, .story, .final, .start, .scroll, .told, .cloth, .rows, .entry, .coach, .coached .side, textarea';
  const wrong = new Set();
  const top = document.querySelector('dialog[open]') ?? document.body;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const nameOf = (one) => {
    const { key } = one.closest('[data-key]')?.dataset ?? {};
    const classes = one.getAttribute('class')?.trim().split(/\s+/).join('.') ?? '';
    return `${one.tagName.toLowerCase()}${classes && '.' + classes}${key ? `[${key}]` : ''}`;
  };
  const outside = (rect, box) =>
    Math.max(box.left - rect.left, rect.right - box.right, box.top - rect.top, rect.bottom - box.bottom);
  const apart = (rect, box) => rect.left >= box.right - 1 || rect.top >= box.bottom - 1;
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('.sr') &&
    getComputedStyle(one).clipPath !== 'inset(50%)'; // for the reader alone
  const clips = (style) => [style.overflowX, style.overflowY].some((how) => how !== 'visible');
  const scrolls = (box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const can = (how) => how === 'auto' || how === 'scroll';
    return (
      (can(overflowX) && box.scrollWidth > box.clientWidth) || (can(overflowY) && box.scrollHeight > box.clientHeight)
    );
  };

  /** Walks up from what is drawn: each ancestor that clips must hold it, up to one that scrolls. */
  const check = (one, rect, what) => {
    for (let box = one; box && box !== document.documentElement; box = box.parentElement) {
      if (scrolls(box)) {
        if (!box.matches(MAY_SCROLL)) wrong.add(`${nameOf(box)} scrolls`);
        if (box.matches('.dlg, .inner') && box.scrollWidth > box.clientWidth)
          wrong.add(`${nameOf(box)} scrolls sideways`);
        return;
      }
      if (box === document.body || !clips(getComputedStyle(box))) continue;
      const margin = parseFloat(getComputedStyle(box).overflowClipMargin) || 0;
      const by = outside(rect, box.getBoundingClientRect()) - margin;
      if (box.matches('.log ol') && apart(rect, box.getBoundingClientRect())) return; // old lines leave as a whole
      if (by > TOLERANCE) return void wrong.add(`${what} is cut off by ${nameOf(box)}, ${by.toFixed(0)} pixels`);
    }
    const by = outside(rect, window_);
    if (by > TOLERANCE) wrong.add(`${what} lies outside the window, ${by.toFixed(0)} pixels`);
  };

  const beside = (a, b) => b.matches('.less') && a.parentElement === b.parentElement;
  const controls = [...top.querySelectorAll('button, select, input, summary, textarea')].filter(seen);
  for (const one of controls) check(one.parentElement, one.getBoundingClientRect(), nameOf(one));

  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !seen(one) || one.closest('svg, option, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width && rect.height) check(one, rect, `"${node.data.trim().slice(0, 40)}" in ${nameOf(one)}`);
    for (const word of node.data.matchAll(/[^\s\u00ad/-]{2,}/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()].map((rect) => rect.top);
      if (Math.max(...lines) - Math.min(...lines) > 8) wrong.add(`"${word[0]}" is broken in ${nameOf(one)}`);
    }
  }

  for (const one of top.querySelectorAll('svg'))
    if (seen(one) && !one.closest('.sheet, .pic, .fan'))
      check(one.parentElement, one.getBoundingClientRect(), `a picture in ${nameOf(one.parentElement)}`);

  /** What is seen of it: what scrolls hides the rest. */
  const left = (one) => {
    let { left: l, top: t, right: r, bottom: b } = one.getBoundingClientRect();
    for (let box = one.parentElement; box && box !== top; box = box.parentElement)
      if (scrolls(box)) {
        const edge = box.getBoundingClientRect();
        [l, t, r, b] = [
          Math.max(l, edge.left),
          Math.max(t, edge.top),
          Math.min(r, edge.right),
          Math.min(b, edge.bottom),
        ];
      }
    return { left: l, top: t, right: r, bottom: b };
  };
  const shapes = controls.map(left);
  controls.forEach((a, i) => {
    const p = shapes[i];
    for (const [j, b] of controls.entries()) {
      if (j <= i) continue;
      const q = shapes[j];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > TOLERANCE && high > TOLERANCE && !a.contains(b) && !b.contains(a) && !beside(a, b))
        wrong.add(`${nameOf(a)} and ${nameOf(b)} overlap`);
    }
  });
  return [...wrong];
}
