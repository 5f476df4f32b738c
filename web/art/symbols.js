import { icons } from './icons.js';
import { pieces } from './pieces.js';
import { tiles } from './tiles.js';
import { world } from './world.js';

/**
 * All drawings as one hidden SVG. Put it into the page once, in the same document or shadow root as what uses it:
 * `root.innerHTML = sprite`. It holds no style attribute, so a strict policy lets it through;
 * its colours come from theme.css and board.css.
 */
export const sprite = `<svg class="sprite" aria-hidden="true" focusable="false"><defs>${tiles}${pieces}${icons}${world}</defs></svg>`;
