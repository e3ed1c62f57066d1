import fs from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(__dirname, '../../src');

/** The one scale of type, in rem. Sizes in em follow the text around them. */
const FONT_SIZES = [0.6875, 0.75, 0.8125, 0.875, 0.9375, 1, 1.125, 1.25, 1.5, 2, 2.25, 3];

/** Corners: marks in text, controls in a bar, controls and menus, boxes; and pills. */
const RADII = ['4px', '6px', '8px', '999px', '50%', '0', 'inherit'];

/** Sizes that are none of text, with their reason. */
const EXCEPTIONS = new Set([
  // The language menu in a narrow bar keeps its name for screen readers alone.
  'css/layout.css: font-size: 0',
]);

const listStyles = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return listStyles(file);
    return entry.name.endsWith('.css') ? [file] : [];
  });

/** What a stylesheet says that is on no scale. */
function findStrays(css: string): string[] {
  const strays: string[] = [];
  for (const [rule, property = '', value = ''] of css.matchAll(
    /\b(font-size|border-radius):\s*([^;}]+)/g,
  )) {
    const isFree = /^(inherit|var\(|calc\(|clamp\()/.test(value) || value.endsWith('em');
    const onScale =
      property === 'font-size'
        ? value.endsWith('rem')
          ? FONT_SIZES.includes(parseFloat(value))
          : isFree
        : isFree || value.split(' ').every((corner) => RADII.includes(corner));
    if (!onScale) strays.push(rule);
  }
  return strays;
}

test('each size of text and each corner is on the scale of the site', () => {
  const files = listStyles(SOURCE);
  expect(files.length).toBeGreaterThan(30);
  const strays = files.flatMap((file) =>
    findStrays(fs.readFileSync(file, 'utf8')).map(
      (rule) => `${path.relative(SOURCE, file)}: ${rule}`,
    ),
  );
  expect(strays.filter((stray) => !EXCEPTIONS.has(stray))).toEqual([]);
  // An exception that nothing needs any more is to go.
  expect([...EXCEPTIONS].filter((stray) => !strays.includes(stray))).toEqual([]);
});

test('the check above tells of a stray', () => {
  expect(
    findStrays(
      'a{font-size:1.0625rem}b{font-size: 13px;border-radius: 5px}i{font-size:0.875em}u{border-radius:6px 6px 0 0}',
    ),
  ).toEqual(['font-size:1.0625rem', 'font-size: 13px', 'border-radius: 5px']);
});
