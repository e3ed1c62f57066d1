import { getHashVariant } from '../../src/lib/getHashVariant';

test.each([
  ['#Name.js', 'JS', null],
  ['#Name.tsx', 'TS', null],
  ['#Name.ts', null, null],
  ['#Name.jsx', null, null],
  ['#Name.JS', null, null],
  ['#tailwind-Name.tsx', 'TS', 'Tailwind'],
  ['#css-Name.js', 'JS', 'CSS'],
  ['#system-Name.tsx', 'TS', 'MUI System'],
  ['#css-tailwind-system-Name.tsx', 'TS', 'Tailwind'],
  ['#system-css-Name.tsx', 'TS', 'CSS'],
  ['#tailwind-Name.ts', null, null],
  ['#tailwind-Name', null, null],
  ['#CSS-Name.tsx', 'TS', null],
  ['system-Name.js', 'JS', 'MUI System'],
  ['#', null, null],
  ['', null, null],
])('%j selects %j and %j', (hash, codeVariant, codeStyling) => {
  expect(getHashVariant(hash)).toEqual({ codeVariant, codeStyling });
});
