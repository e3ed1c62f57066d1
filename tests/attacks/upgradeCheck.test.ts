/** The check reads any file that is dropped on it. */
import { checkFile } from '../../src/features/upgrade-check/engine/checkFile';
import { getLevel } from '../../src/features/upgrade-check/engine/getLevel';
import { check, LOOKUP } from '../features/upgrade-check/support';
import { doQuickly, fc, hostileText } from '../support/properties/attacks';

const file = fc.constantFrom('a.tsx', 'a.ts', 'a.js', 'a.mdx', 'a.css');
const IMPORT = "import { BarChart, useGridApiRef } from '@mui/x-charts';\n";

test('any text is checked, or has a problem', () => {
  fc.assert(
    fc.property(file, hostileText, fc.boolean(), (name, text, isOurs) => {
      const code = isOurs ? IMPORT + text : text;
      const { findings } = doQuickly(() => checkFile({ file: name, text: code }, LOOKUP));
      const lines = code.split('\n').length;
      for (const finding of findings)
        for (const line of finding.lines) expect(line).toBeLessThanOrEqual(lines);
    }),
  );
});

/** Names that every object inherits must not be taken for known ones. */
const NAMES = [
  'legend',
  'toString',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'slots',
];
const expression: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('1', 'x', 'props', "'MuiBarElement-old'", 'useGridApiRef()'),
    fc.array(tie('value'), { maxLength: 3 }).map((list) => `[${list.join()}]`),
    fc
      // "__proto__" twice is a syntax error.
      .uniqueArray(fc.tuple(fc.constantFrom(...NAMES), tie('value')), {
        maxLength: 3,
        selector: ([key]) => key,
      })
      .map((list) => `({${list.map(([key, value]) => `'${key}':${value}`).join()}})`),
    tie('value').map((value) => `(() => ${value})`),
    tie('value').map((value) => `(${value}).current`),
    tie('value').map((value) => `(<BarChart {...${value}} slots={${value}} />)`),
  ),
})).value;

test('a prop is found whatever surrounds it', () => {
  fc.assert(
    fc.property(expression, expression, (before, after) => {
      const code = `${IMPORT}const a = ${before};\n<BarChart legend series={${after}} />;`;
      expect(check(code).some((each) => /^breaks legend:.*\b3\b/.test(each))).toBe(true);
    }),
  );
});

test.each([
  ['deep arrays', '['.repeat(20_000)],
  ['equal labels', 'a:'.repeat(20_000)],
  ['deep calls', 'f('.repeat(20_000)],
  ['deep elements', '<a>'.repeat(20_000)],
  ['a long sum', `x = ${"'a' + ".repeat(50_000)}'a'`],
  ['a long chain', `x = a${'.b'.repeat(20_000)}`],
  [
    'many names',
    Array.from({ length: 5_000 }, (_, n) => `const a${n} = a${n - 1};`).join(''),
  ],
])('%s', (_, text) => {
  const { problem } = checkFile({ file: 'a.tsx', text: IMPORT + text }, LOOKUP);
  expect(problem?.kind ?? 'none').toMatch(/^(none|too deep|syntax)$/);
});

test.each([
  ['values', 'const a = [b, b, b]; const b = [a, a, a]; <BarChart series={a} />;'],
  ['props', 'const a = { series: a, xAxis: a, ...a }; <BarChart {...a} />;'],
  ['slots', 'const a = { ...a, toolbar: a }; <BarChart slotProps={a} />;'],
  [
    'types',
    `type T0 = BarChart;${Array.from({ length: 60 }, (_, n) => `type T${n + 1} = T${n} | T${n};`).join('')}`,
  ],
])('%s that multiply', (_, code) => {
  doQuickly(() => checkFile({ file: 'a.tsx', text: IMPORT + code }, LOOKUP));
});

test('spreads that lead in a circle', () => {
  const code =
    'const a = { ...b };\nconst b = { ...a, legend: 1 };\n<BarChart {...a} />;';
  expect(check(IMPORT + code)).toContain('breaks legend:3');
});

test('10 MB, binary files and invalid UTF-8 are refused or read', () => {
  const problemOf = (text: string) =>
    doQuickly(() => checkFile({ file: 'a.tsx', text }, LOOKUP)).problem?.kind;
  expect(problemOf('x'.repeat(10_000_000))).toBe('too large');
  expect(problemOf(`${IMPORT}\0\u0001`)).toBe('binary');
  const invalid = Buffer.from([0xff, 0xfe, 0x41]).toString();
  expect(problemOf(`${IMPORT}'${invalid}'`)).toBeUndefined();
  expect(problemOf(`${IMPORT}const = ;`)).toBe('syntax');
});

test('types of any form are compared', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (from, to) => {
      const change = {
        kind: 'prop',
        change: 'type changed',
        name: 'a',
        in: ['B'],
      } as const;
      doQuickly(() => getLevel({ ...change, in: ['B'], from, to, note: null }));
      expect(getLevel({ ...change, in: ['B'], from, to: from, note: null })).toBeNull();
    }),
  );
});
