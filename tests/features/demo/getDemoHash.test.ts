import { getDemoHash, isDemoHash } from '../../../src/features/demo/getDemoHash';
import { CODE_VARIANTS, STYLINGS } from '../../../src/types/demo';

const NAME = 'BasicSorting';

test.each([
  '#BasicSorting.tsx',
  '#BasicSorting.js',
  '#css-BasicSorting.tsx',
  '#css-BasicSorting.js',
  '#tailwind-BasicSorting.tsx',
  '#tailwind-BasicSorting.js',
  '#system-BasicSorting.tsx',
  '#system-BasicSorting.js',
  'BasicSorting.tsx',
])('%s links to the demo', (hash) => expect(isDemoHash(hash, NAME)).toBe(true));

test.each([
  ['', 'nothing'],
  ['#', 'an empty hash'],
  ['#BasicSorting', 'no ending'],
  ['#BasicSorting.ts', 'an ending of no variant'],
  ['#BasicSorting.jsx', 'an ending of no variant'],
  ['#BasicSorting.JS', 'an ending in capitals'],
  ['#BasicSorting.TSX', 'an ending in capitals'],
  ['#BasicSortingXjs', 'an ending without its dot'],
  ['#css-BasicSorting.ts', 'a styling, but no variant'],
  ['#basicsorting.js', 'the name in small letters'],
  ['#MultiSorting.js', 'another name'],
  ['#Sorting.js', 'the end of the name'],
  ['#MyBasicSorting.js', 'a name that ends in it'],
  ['#BasicSorting2.js', 'a name that begins with it'],
  ['#BasicSorting.js.tsx', 'more after the ending'],
  ['#BasicSorting.js?a=1', 'more after the ending'],
  ['#sass-BasicSorting.js', 'an unknown prefix'],
  ['#CSS-BasicSorting.js', 'a prefix in capitals'],
  ['#css-tailwind-BasicSorting.js', 'two prefixes'],
  ['##BasicSorting.js', 'two number signs'],
  ['#%', 'a malformed percent'],
  ['#%50%', 'a malformed percent'],
  ['#BasicSorting%.js', 'a malformed percent'],
  ['#%E0%A4%A', 'a malformed percent'],
])('%j links to no demo: %s', (hash) => expect(isDemoHash(hash, NAME)).toBe(false));

test.each(STYLINGS.flatMap((styling) => CODE_VARIANTS.map((each) => [styling, each])))(
  'the hash generated for %s in %s links to this demo, and to no other',
  (styling, variant) => {
    const hash = getDemoHash(NAME, variant as 'ts', styling as 'css');
    expect(isDemoHash(hash, NAME)).toBe(true);
    expect(isDemoHash(hash, 'MultiSorting')).toBe(false);
  },
);
