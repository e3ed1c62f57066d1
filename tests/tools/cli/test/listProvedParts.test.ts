import { listProvedParts } from '../../../../tools/cli/test/listProvedParts';
import type { Tally } from '../../../../tools/cli/readReports';
import type { StepResult } from '../../../../tools/cli/test/step';

const GOOD: Tally = { passed: 1, failed: 0 };
const BAD: Tally = { passed: 1, failed: 1 };

const result = (
  name: string,
  tally: Tally,
  rest: { after?: string[]; skipped?: string } = {},
): StepResult => ({
  step: { name, about: name, command: [], ...(rest.after ? { after: rest.after } : {}) },
  tally,
  seconds: 1,
  ...(rest.skipped ? { skipped: rest.skipped } : {}),
});
const build = result('build', GOOD);
const listSpecs = () => ['a.spec.ts', 'b.spec.ts'];
const list = (...results: StepResult[]) =>
  listProvedParts(results, {
    readPassedSpecs: listSpecs,
    readFailedTests: () => undefined,
  }).parts;

test('a step is proved if it passed at the first try', () => {
  expect(
    list(
      result('lint', GOOD),
      result('versions', BAD),
      result('prose', { ...GOOD, flaky: ['a test'] }),
      result('types', GOOD, { skipped: 'not here' }),
    ),
  ).toEqual(['lint']);
});

test('browser tests are proved file by file, whatever the others gave', () => {
  const browser = result('browser', BAD, { after: ['build'] });
  expect(list(build, browser)).toEqual(['build', ...listSpecs()]);
});

test('unit tests are proved but for the files that failed, and not by a run that did not end', () => {
  const failed = ['tests/lib/a.test.ts'];
  const read = (tally: Tally, files: string[] | undefined) =>
    listProvedParts([result('unit', tally)], {
      readPassedSpecs: listSpecs,
      readFailedTests: () => files,
    });
  expect(read(BAD, failed)).toEqual({ parts: ['unit'], failed });
  expect(read(GOOD, [])).toEqual({ parts: ['unit'], failed: [] });
  expect(read(BAD, [])).toEqual({ parts: [], failed: [] });
  expect(read(BAD, undefined)).toEqual({ parts: [], failed: [] });
});

test('what looks at a build proves something only together with it', () => {
  const after = ['build'];
  const others = [result('built', GOOD, { after }), result('browser', GOOD, { after })];
  expect(list(...others)).toEqual([]);
  expect(list(result('build', BAD), ...others)).toEqual([]);
  expect(list(build, ...others)).toEqual(['build', 'built', ...listSpecs()]);
});
