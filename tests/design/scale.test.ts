import fs from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(__dirname, '../../src');

/**
 * The font sizes of the site, in rem. Sizes in em are relative to the surrounding text.
 */
const FONT_SIZES = [0.6875, 0.75, 0.8125, 0.875, 0.9375, 1, 1.125, 1.25, 1.5, 2, 2.25, 3];

/**
 * The heights of controls, in rem: marks, small buttons in bars, buttons of the navbar,
 * fields and buttons, large ones, and touch targets. Smaller heights are marks and icons,
 * larger ones boxes.
 */
const CONTROL_HEIGHTS = [1.5, 1.75, 2, 2.25, 2.5, 2.75, 3];

/**
 * The spacing of the site, in rem: between parts of a control, between controls, between
 * blocks. Spacing in em is relative to the surrounding text, and `calc()` is used for
 * alignment.
 */
const SPACES = [
  0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5,
];

/**
 * Border radii: marks in text, controls in a bar, controls and menus, boxes; and pills.
 */
const RADII = ['4px', '6px', '8px', '999px', '50%', '0', 'inherit'];

/** Sizes that are not font sizes, with a reason. */
const EXCEPTIONS = new Set([
  // Numbers of the behavior of ads.
  'features/ads/AdContent.module.css: gap: 12px',
  'features/ads/AdContent.module.css: gap: 4px',
  'features/ads/AdContent.module.css: padding: 12px',
  // The smallest font size that iPhones don't zoom to.
  'css/layout.css: font-size: 1rem !important',
  // WCAG 2.5.8 requires a size in px, independent of the font size.
  'css/layout.css: min-height: 24px',
]);

const listStyles = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return listStyles(file);
    return entry.name.endsWith('.css') ? [file] : [];
  });

/** The values of a stylesheet that are not on a scale. */
function findStrays(css: string): string[] {
  const strays: string[] = [];
  for (const [rule, property = '', text = ''] of css.matchAll(
    /\b(font-size|border-radius):\s*([^;}]+)/g,
  )) {
    // A size that shrinks in narrow windows.
    const value = text.replace(/^min\((\S+rem), \S+vw\)$/, '$1');
    const isFree = /^(inherit|var\(|calc\(|clamp\()/.test(value) || value.endsWith('em');
    const onScale =
      property === 'font-size'
        ? value.endsWith('rem')
          ? FONT_SIZES.includes(parseFloat(value))
          : isFree
        : isFree || value.split(' ').every((corner) => RADII.includes(corner));
    if (!onScale) strays.push(rule);
  }
  return [...strays, ...findOddHeights(css), ...findOddSpaces(css)];
}

/** Margins, paddings and gaps that are not on the scale. */
const findOddSpaces = (css: string): string[] =>
  [
    ...css.matchAll(
      /(?<![\w-])(?:--[\w-]*(?:padding|margin|gap)[\w-]*|(?:scroll-)?(?:padding|margin)[\w-]*|(?:row-|column-)?gap):\s*([^;}]+)/g,
    ),
  ]
    .filter(([, value = '']) => !value.includes('calc('))
    .filter(([, value = '']) =>
      [...value.matchAll(/([\d.]+)(rem|px)/g)].some(
        ([, number, unit]) => unit === 'px' || !SPACES.includes(Number(number)),
      ),
    )
    .map(([rule]) => rule);

/** Heights between those of a mark and of a box that are no height of a control. */
const findOddHeights = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])(?:min-)?height:\s*([\d.]+)(rem|px)(?=[;}])/g)]
    .filter(([, number, unit]) => {
      const height = Number(number) / (unit === 'px' ? 16 : 1);
      if (height < CONTROL_HEIGHTS[0]! || height > CONTROL_HEIGHTS.at(-1)!) return false;
      return unit === 'px' || !CONTROL_HEIGHTS.includes(height);
    })
    .map(([rule]) => rule);

test('each font size, radius, spacing and height of a control is on the scale of the site', () => {
  const files = listStyles(SOURCE);
  expect(files.length).toBeGreaterThan(30);
  const strays = files.flatMap((file) =>
    findStrays(fs.readFileSync(file, 'utf8')).map(
      (rule) => `${path.relative(SOURCE, file)}: ${rule}`,
    ),
  );
  expect(strays.filter((stray) => !EXCEPTIONS.has(stray))).toEqual([]);
  // Unused exceptions have to be removed.
  expect([...EXCEPTIONS].filter((stray) => !strays.includes(stray))).toEqual([]);
});

test('the check above reports a value that is not on the scale', () => {
  expect(
    findStrays(
      'a{font-size:1.0625rem}b{font-size: 13px;border-radius: 5px}i{font-size:0.875em}u{border-radius:6px 6px 0 0}s{height:2.1rem;min-height: 44px}p{line-height:2.1rem;height:2.25rem;min-height:20rem}q{gap:0.25rem 0.3rem;padding:8px;margin:calc(1rem + 3px) 0;padding:-0.5rem}',
    ),
  ).toEqual([
    'font-size:1.0625rem',
    'font-size: 13px',
    'border-radius: 5px',
    'height:2.1rem',
    'min-height: 44px',
    'gap:0.25rem 0.3rem',
    'padding:8px',
  ]);
});
