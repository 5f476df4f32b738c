/**
 * Where the keyboard goes when what it was on is gone: to the same thing drawn anew, to the places on the map, to the next
 * choice, or to the question; in a dialog to where the dialog begins. It never takes a focus that is somewhere, and never moves
 * before the person did something.
 */

const PARK = '#question';

/** @param {HTMLElement} root */
export function createFocus(root) {
  let touched = false;
  let byKey = false;
  /** @type {string|null} */
  let last = null;
  root.addEventListener('keydown', () => void ((touched = true), (byKey = true)), true);
  root.addEventListener('pointerdown', () => void ((touched = true), (byKey = false)), true);
  root.addEventListener('focusin', (event) => {
    const at = /** @type {HTMLElement} */ (event.target).closest('[data-key]');
    if (at) last = at.getAttribute('data-key');
  });

  /** @returns {HTMLElement|SVGElement|null} */
  function next() {
    const place = /** @type {SVGElement|null} */ (root.querySelector('[data-place][tabindex="0"]'));
    if (place && byKey) return place;
    const main = /** @type {HTMLElement|null} */ (root.querySelector('[data-main]'));
    const same = last ? /** @type {HTMLElement|null} */ (root.querySelector(`[data-key="${CSS.escape(last)}"]`)) : null;
    return same ?? main ?? /** @type {HTMLElement|null} */ (root.querySelector('.acts button'));
  }

  /** What had the focus in a dialog is gone. @param {HTMLElement} dialog */
  function stayIn(dialog) {
    const at = document.activeElement;
    if (!byKey || (at !== document.body && at !== dialog)) return;
    const to = ['[data-first]', '#dialog-title'].map((where) => dialog.querySelector(where)).find(Boolean);
    /** @type {HTMLElement|undefined} */ (to)?.focus();
  }

  /** To be called after drawing. */
  return () => {
    const dialog = /** @type {HTMLElement|null} */ (root.querySelector('dialog[open]'));
    if (dialog) return stayIn(dialog);
    if (!touched) return;
    const at = document.activeElement;
    const parked = at?.matches(PARK) ?? false;
    if (at !== document.body && at !== null && !parked) return;
    const to = next() ?? (parked ? null : /** @type {HTMLElement|null} */ (root.querySelector(PARK)));
    to?.focus({ preventScroll: true });
  };
}
