// The icons of an installed page, drawn from its favicon: straight lines, filled or as a stroke, which is all that one has.
import { deflateSync } from 'node:zlib';

const FINE = 4; // samples a pixel, each way

/** The corners of a path of straight lines. @param {string} d @returns {number[][]} */
function corners(d) {
  const points = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const step = { h: [1, 0], v: [0, 1], m: [1, 1], l: [1, 1], z: [0, 0] }[letter.toLowerCase()];
    if (!step) throw new Error(`a path of the icon has ${letter}`);
    const from = letter === letter.toLowerCase() ? () => [x, y] : () => [step[0] ? 0 : x, step[1] ? 0 : y];
    const size = step[0] + step[1];
    for (let i = 0; size && i < numbers.length; i += size) {
      const [baseX, baseY] = from();
      x = baseX + (step[0] ? numbers[i] : 0);
      y = baseY + (step[1] ? numbers[i + size - 1] : 0);
      points.push([x, y]);
    }
  }
  return points;
}

const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The shapes of a drawing, the lowest first. @param {string} svg */
function shapes(svg) {
  const value = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return [...svg.matchAll(/<path[^>]*>/g)].map(([tag]) => {
    const stroke = value(tag, 'stroke');
    const half = stroke ? Number(value(tag, 'stroke-width')) / 2 : 0;
    const points = corners(value(tag, 'd'));
    const lines = points.slice(stroke ? 1 : 0).map((to, i) => [points.at(stroke ? i : i - 1), to].flat());
    return { lines, color: rgb(stroke ?? value(tag, 'fill')), half };
  });
}

function isInside(lines, x, y) {
  let inside = false;
  for (const [ax, ay, bx, by] of lines)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
}

const isNear = (lines, half, x, y) =>
  lines.some(([ax, ay, bx, by]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2 <= half * half;
  });

/** The colour at a point of the drawing, or null outside of it. */
function colorAt(drawing, x, y) {
  const at = drawing.findLast(({ lines, half }) => (half ? isNear(lines, half, x, y) : isInside(lines, x, y)));
  return at ? at.color : null;
}

const ALL = Array.from({ length: FINE * FINE }, (_, i) => [
  ((i % FINE) + 0.5) / FINE,
  (Math.floor(i / FINE) + 0.5) / FINE,
]);

/** Red, green, blue and how much of it covers the pixel. @param {(number[]|null)[]} colors of points in it */
function mixed(colors) {
  const solid = colors.filter(Boolean);
  const part = (at) => Math.round(solid.reduce((sum, color) => sum + color[at], 0) / (solid.length || 1));
  return [part(0), part(1), part(2), Math.round((255 * solid.length) / colors.length)];
}

/** The pixels, row by row. Where the corners of one are alike, nothing is as small as to lie between them. */
function* rowsOf(size, sample) {
  const line = Array.from({ length: size + 1 }, (_, i) => i);
  const corner = line.map((y) => line.map((x) => sample(x, y)));
  for (let y = 0; y < size; y++) {
    const row = [0]; // how the row is packed: as it is
    for (let x = 0; x < size; x++) {
      const four = [corner[y][x], corner[y][x + 1], corner[y + 1][x], corner[y + 1][x + 1]];
      const alike = four.every((color) => color === four[0]);
      row.push(...mixed(alike ? [four[0]] : ALL.map(([right, down]) => sample(x + right, y + down))));
    }
    yield Buffer.from(row);
  }
}

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)];
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

/** @param {number} size @param {(x: number, y: number) => number[]|null} sample */
function png(size, sample) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits each of red, green, blue, cover
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat([...rowsOf(size, sample)]), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The icons by name. Those that a system cuts to its own shape have paper behind them, and the drawing within the circle that is left.
 * @param {string} svg @returns {Record<string, Buffer>}
 */
export function icons(svg) {
  const [, width] = /viewBox="0 0 (\d+) \1"/.exec(svg);
  const drawing = shapes(svg);
  const draw = (size, scale, back) => {
    const unit = Number(width) / scale / size;
    const shift = (Number(width) - size * unit) / 2;
    return png(size, (x, y) => colorAt(drawing, x * unit + shift, y * unit + shift) ?? back);
  };
  const paper = drawing[1].color;
  return {
    'icon-192.png': draw(192, 1, null),
    'icon-512.png': draw(512, 1, null),
    'maskable-512.png': draw(512, 0.82, paper),
    'apple-touch-icon.png': draw(180, 0.86, paper),
  };
}
