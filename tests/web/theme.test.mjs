import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../../web/css/theme.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** The custom properties of every block whose selector, with what stands round it, matches. */
function blocks(pattern) {
  const found = [...css.matchAll(/(@media[^{]*\{\s*)?(:root[^{]*)\{([^}]*)\}/g)].filter((m) =>
    pattern.test((m[1] ?? '') + m[2]),
  );
  return found.map((m) => Object.fromEntries([...m[3].matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((p) => [p[1], p[2]])));
}

const [day] = blocks(/^:root $/);
const nights = blocks(/dark\) *\{|^:root\[data-theme='dark'\]/);
const sharps = blocks(/contrast: more|^:root\[data-theme='contrast'\]/);
const night = { ...day, ...nights[0] };
const sharp = { ...day, ...sharps[0] };
const themes = { day, night, 'high contrast': sharp };

/** Light of a colour, 0 to 1, as the eye weighs it. */
function luminance(hex) {
  assert.match(hex, /^#([0-9a-f]{3}|[0-9a-f]{6})$/, 'a colour in hexadecimal');
  const digits = hex.length === 4 ? [...hex.slice(1)].map((d) => d + d) : hex.slice(1).match(/../g);
  const [r, g, b] = digits.map((d) => {
    const c = parseInt(d, 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const lightness = (hex) => {
  const y = luminance(hex);
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
};

function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TERRAINS = ['forest', 'hills', 'mountains', 'pasture', 'fields', 'desert'].map((name) => `--t-${name}`);
const WORLD = ['forest', 'highland', 'mountains', 'steppe', 'desert'].map((name) => `--t-${name}`);
const SEATS = ['--blue', '--verm', '--green', '--purple', '--yellow', '--black'];

test('the measures agree with known pairs', () => {
  assert.equal(contrast('#fff', '#000'), 21);
  assert.equal(lightness('#ffffff'), 100);
  assert.ok(Math.abs(lightness('#777777') - 50.03) < 0.05);
});

test('night and high contrast say the same to the system and to the setting', () => {
  assert.equal(nights.length, 2);
  assert.equal(sharps.length, 2);
  assert.deepEqual(nights[0], nights[1]);
  assert.deepEqual(sharps[0], sharps[1]);
});

test('land, pieces and rings keep their colours by night and in high contrast', () => {
  for (const name of [...TERRAINS, ...WORLD, ...SEATS, '--ring-ink', '--ring-cream'])
    for (const block of [...nights, ...sharps]) assert.ok(!(name in block), name);
});

for (const [name, t] of Object.entries(themes)) {
  test(`${name}: terrains, sea and coast stand at least 12 steps of lightness apart`, () => {
    for (const grounds of [
      [...TERRAINS, '--sea', '--coast'],
      [...WORLD, '--w-sea', '--w-coast'],
    ]) {
      const list = grounds.map((key) => [key, lightness(t[key])]).sort((a, b) => a[1] - b[1]);
      for (let i = 1; i < list.length; i++) {
        const step = list[i][1] - list[i - 1][1];
        assert.ok(step >= 11.9, `${list[i - 1][0]} and ${list[i][0]}: ${step.toFixed(1)}`);
      }
    }
  });

  test(`${name}: of ink and cream one ring has 4.9 to 1 on every ground and at every piece 3 to 1`, () => {
    const best = (key) => Math.max(contrast(t[key], t['--ring-ink']), contrast(t[key], t['--ring-cream']));
    const grounds = [...TERRAINS, ...WORLD, '--sea', '--coast', '--w-sea', '--w-coast', '--w-ice'];
    for (const key of grounds) assert.ok(best(key) >= 4.9, `${key} ${best(key)}`);
    for (const key of SEATS) {
      const edge = t[key === '--black' ? '--ring-cream' : '--ring-ink'];
      assert.ok(contrast(t[key], edge) >= 3, `${key} and its edge`);
    }
    assert.ok(contrast(t['--ring-ink'], t['--ring-cream']) >= 18);
  });

  test(`${name}: what is read has 4.5 to 1`, () => {
    const pairs = [
      ['--ink', '--linen'],
      ['--ink', '--linen-2'],
      ['--ink', '--tint'],
      ['--ink-2', '--linen'],
      ['--ink-2', '--linen-2'],
      ['--ink-2', '--tint'],
      ['--on-accent', '--accent'],
      ['--on-accent', '--accent-2'],
      ['--accent', '--linen'],
      ['--good', '--linen'],
      ['--bad', '--linen'],
      ['--bad', '--linen-2'],
      ['--card-ink', '--card'],
      ['--card-ink-2', '--card'],
      ['--on-back', '--back'],
      ['--token-ink', '--token'],
      ['--token-red', '--token'],
      ['--token-ink', '--token-off'],
      ['--chart-ink', '--sea'],
      ['--w-chart-ink', '--w-sea'],
    ];
    for (const [a, b] of pairs) assert.ok(contrast(t[a], t[b]) >= 4.5, `${a} on ${b}: ${contrast(t[a], t[b])}`);
  });

  test(`${name}: what is pressed, and the focus ring, has 3 to 1`, () => {
    const pairs = [
      ['--line-2', '--linen'],
      ['--focus', '--linen'],
      ['--focus', '--focus-2'],
      ['--token-red', '--token-off'],
    ];
    for (const [a, b] of pairs) assert.ok(contrast(t[a], t[b]) >= 3, `${a} on ${b}: ${contrast(t[a], t[b])}`);
    for (const key of [...TERRAINS, ...WORLD, '--sea', '--w-sea', '--w-ice', '--wood', '--linen', '--card']) {
      const best = Math.max(contrast(t['--focus'], t[key]), contrast(t['--focus-2'], t[key]));
      assert.ok(best >= 2.95, `focus ring on ${key}: ${best}`);
    }
  });
}

test('glyphs have 4.5 to 1 on their seat colours', () => {
  for (const key of SEATS) {
    const glyph = key === '--blue' || key === '--black' ? '#fffdf6' : '#15110c';
    assert.ok(contrast(day[key], glyph) >= 4.5, key);
  }
});

test('the bar of a phone and the first picture of an installed page have the colours of the page', () => {
  const read = (name) => readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8');
  const metas = [...read('index.html').matchAll(/name="theme-color" content="([^"]*)"[^>]*scheme: (\w+)/g)];
  assert.deepEqual(
    metas.map(([, color, scheme]) => [scheme, color]),
    [
      ['light', day['--linen']],
      ['dark', night['--linen']],
    ],
  );
  const { theme_color, background_color } = JSON.parse(read('hexstead.webmanifest'));
  assert.deepEqual([theme_color, background_color], [day['--linen'], day['--wood']]);
});
