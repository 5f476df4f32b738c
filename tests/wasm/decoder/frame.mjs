// A second reader of links, written from core/codec/FORMAT.md alone: section 1, the text.
import { crc32 } from 'node:zlib';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function refuse(why) {
  throw new Error(why);
}

/** @param {string} text @returns {{version: string, kind: string, bytes: Buffer}} the payload */
export function readFrame(text) {
  const [version, kind] = text;
  let at = 2;
  const digit = () => {
    const value = at < text.length ? DIGITS.indexOf(text[at++]) : -1;
    return value < 0 ? refuse('no such character') : value;
  };
  let length = 0;
  for (let shift = 0, more = true; more; shift += 5) {
    const value = digit();
    length |= (value & 31) << shift;
    more = value >= 32;
  }
  const bytes = [];
  let bits = 0;
  let held = 0;
  for (let i = 0; i < length; i++) {
    bits = (bits << 6) | digit();
    held += 6;
    if (held >= 8) bytes.push((bits >> (held -= 8)) & 255);
    bits &= 255;
  }
  if (at !== text.length || bits & ((1 << held) - 1)) refuse('something is left');
  const payload = Buffer.from(bytes.slice(0, -4));
  const sum = Buffer.from(bytes.slice(-4)).readUInt32LE();
  if (sum !== crc32(Buffer.concat([Buffer.from(version + kind), payload]))) refuse('another checksum');
  return { version, kind, bytes: payload };
}
