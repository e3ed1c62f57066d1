import { FULL_RUN_VARIABLE } from '../../../support/tiers/tier';
import { FILE_CHECKS } from '../../../../tools/cli/test/fileChecks';
import { chooseFiles } from '../../../../tools/cli/test/fileSteps';

const all = Array.from({ length: 200 }, (_, index) => `src/part-${index}.ts`);
const LINT = FILE_CHECKS.find(({ name }) => name === 'lint')!;

// A full run samples nothing.
const full = process.env[FULL_RUN_VARIABLE];
beforeAll(() => void delete process.env[FULL_RUN_VARIABLE]);
afterAll(() => {
  if (full !== undefined) process.env[FULL_RUN_VARIABLE] = full;
});

test('files that have changed since the last full run are due, and a tenth of the others', () => {
  const sample = chooseFiles(LINT, all, []) ?? [];
  expect(sample.length).toBeGreaterThan(0);
  expect(sample.length).toBeLessThan(all.length / 4);
  const rest = all.filter((file) => !sample.includes(file));
  const chosen = chooseFiles(LINT, all, rest.slice(0, 3)) ?? [];
  expect(chosen.toSorted()).toEqual([...sample, ...rest.slice(0, 3)].toSorted());
});

test('a file that is gone, or that the check has nothing to say of, is left out', () => {
  expect(chooseFiles(LINT, all, ['src/gone.ts'])).not.toContain('src/gone.ts');
  expect(chooseFiles(LINT, ['README.md'], ['README.md'])).toEqual([]);
});

test.each(FILE_CHECKS.map((check) => [check.name, check] as const))(
  '%s: all files are due where a rule has changed, or nobody knows what has',
  (_, check) => {
    for (const rule of check.rules)
      expect(chooseFiles(check, all, [`${rule}`])).toBeUndefined();
    expect(chooseFiles(check, all, undefined)).toBeUndefined();
  },
);

test.each([
  ['prose', 'docs/charts/bars/bars.mdx', true],
  ['prose', 'README.md', true],
  ['prose', 'docs/api/charts/bar-chart.json', false],
  ['spelling', 'docs/charts/bars/BasicBars.tsx', true],
  ['spelling', 'i18n/en/code.json', true],
  ['spelling', 'src/lib/tryDecode.ts', false],
  ['lint', 'eslint.config.mjs', true],
  ['lint', 'docs/charts/bars/bars.mdx', false],
])('%s covers %s: %s', (name, file, covered) =>
  expect(FILE_CHECKS.find((check) => check.name === name)!.covers(file)).toBe(covered),
);
