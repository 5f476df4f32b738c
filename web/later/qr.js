/** A link as a QR code: dark on white in every theme, with the quiet zone that cameras want. */
import { generate } from 'lean-qr/nano';
import { kit } from '../kit.js';

const { html, nothing } = kit;

const QUIET = 4;
/** Beyond this many modules a side a code of this size is too fine for a camera. */
const MOST = 105;

/** The dark modules as one path, row by row. @param {import('lean-qr/nano').Bitmap2D} code */
export function darkPath(code) {
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y) || code.get(x - 1, y)) continue;
      let end = x;
      while (code.get(end, y)) end++;
      path += `M${x + QUIET} ${y + QUIET}h${end - x}v1h${x - end}z`;
    }
  return path;
}

/** @param {string} text @returns {import('lean-qr/nano').Bitmap2D|null} null: too long for one that can be read */
export function codeOf(text) {
  try {
    const code = generate(text);
    return code.size > MOST ? null : code;
  } catch {
    return null;
  }
}

/** @param {string} text @param {string} label */
export function qrCode(text, label) {
  const code = codeOf(text);
  if (!code) return nothing;
  const side = code.size + 2 * QUIET;
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect width=${side} height=${side} fill="#fff" />
    <path d=${darkPath(code)} fill="#000" />
  </svg>`;
}
