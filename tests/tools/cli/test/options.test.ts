import { chooseTests } from '../../../../tools/cli/test/chooseTests';
import { parseOptions } from '../../../../tools/cli/test/parseOptions';

const STEPS = ['lint', 'types', 'browser'];
const NONE = { help: false, full: false, only: [] };

test.each([
  [[], NONE],
  [['--full'], { ...NONE, full: true }],
  [['--only', 'lint, types'], { ...NONE, only: ['lint', 'types'] }],
  [['--only=browser', '--spec', 'ads'], { ...NONE, only: ['browser'], spec: 'ads' }],
  [['--changed'], { ...NONE, changedSince: 'HEAD' }],
  [['--changed', 'main'], { ...NONE, changedSince: 'main' }],
])('%j is read', (args, expected) => expect(parseOptions(args, STEPS)).toEqual(expected));

test.each([
  [['--only', 'lnt'], 'there is no step "lnt". The steps are lint, types, browser'],
  [['main'], '"main" says nothing here'],
  [['--changed', '--full'], 'takes no other option'],
  [['--chnged'], 'chnged'],
])('%j is refused', (args, message) =>
  expect(() => parseOptions(args, STEPS)).toThrow(message),
);

describe('a change calls for', () => {
  const CONTENT = ['tests/content/labels.test.ts'];
  const bars = 'tests/content/claims/charts-bars-looks.test.tsx';
  const lines = 'tests/content/claims/charts-lines.test.tsx';
  const inputs = new Map([
    [bars, [bars]],
    [lines, [lines, 'docs/shared/rows.ts', 'docs/api']],
  ]);
  const choose = (...present: string[]) =>
    chooseTests({ present, removed: [] }, CONTENT, inputs);

  test('tests of content and the claims of that page, in any language', () => {
    const expected = [...CONTENT, bars];
    expect(choose('docs/charts/bars/bars.mdx').tests).toEqual(expected);
    expect(
      choose('i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx').tests,
    ).toEqual(expected);
  });

  test('claims that read a changed file or folder, or one that is gone', () => {
    expect(choose('docs/api/charts/line-chart.json').tests).toEqual([...CONTENT, lines]);
    const removed = ['docs/shared/rows.ts'];
    expect(chooseTests({ present: [], removed }, CONTENT, inputs).tests).toContain(lines);
  });

  test('tests of code, which Jest finds', () => {
    expect(choose('src/lib/a.ts', 'README.md')).toEqual({
      code: ['src/lib/a.ts'],
      tests: [],
    });
  });
});
