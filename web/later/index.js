/**
 * What the page does without at first: almanac, hints and first game, statistics, QR code, replay, motion and sound, the page in a frame. Nothing here imports anything
 * of the page's but what kit.js lends; the bundler puts what the page hands over in its place.
 *
 * @typedef {typeof later} Later
 */
import style from 'hx:style';
import { makeHelp } from '../almanac/help.js';
import { embedPage } from '../embed/frame.js';
import { own, refused } from '../embed/own.js';
import { createLife } from '../motion/life.js';
import { brief } from './brief.js';
import { qrCode } from './qr.js';
import { createReplay } from './replay.js';
import { report } from './report.js';
import { viewer } from './viewer.js';
import { watching } from './watching.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const later = { makeHelp, createLife, embedPage, own, refused, brief, createReplay, qrCode, report, viewer, watching };
/** @type {any} */ (window).hexsteadPage.take(later);
