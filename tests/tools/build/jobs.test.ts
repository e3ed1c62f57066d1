import { CURRENT_VERSION, MAINTAINED_VERSIONS } from '../../../src/config/versions';
import { readBuildOptions } from '../../../tools/build/buildOptions';
import { parseCommand } from '../../../tools/cli/parseCommand';
import { countSlots, getJobName, listJobs, selectShard } from '../../../tools/build/jobs';

const JOBS = listJobs([CURRENT_VERSION, ...MAINTAINED_VERSIONS]);

test('a job is a version in a language', () => {
  expect(JOBS.map(getJobName)).toEqual(
    expect.arrayContaining(['v8-en', 'v8-zh', 'v7-en']),
  );
  expect(new Set(JOBS.map(getJobName)).size).toBe(JOBS.length);
});

test.each([1, 2, 3, 7])('%i machines do each job once', (count) => {
  const parts = Array.from({ length: count }, (_, index) =>
    selectShard(JOBS, { index: index + 1, count }),
  );
  expect(parts.flat().map(getJobName).sort()).toEqual(JOBS.map(getJobName).sort());
  const sizes = parts.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
});

test('as many jobs run in parallel as cores and memory allow, and at least one', () => {
  const GB = 1e9;
  expect(countSlots(8, 64 * GB)).toBe(8);
  expect(countSlots(8, 16 * GB)).toBe(2);
  expect(countSlots(1, 64 * GB)).toBe(2);
  expect(countSlots(8, 4 * GB)).toBe(1);
});

const readOptions = (...args: string[]) =>
  readBuildOptions(parseCommand('build', args).values);

test('the arguments of npm run build', () => {
  expect(readOptions()).toEqual({ allVersions: false });
  expect(readOptions('--version', '7', '--verbose')).toEqual({
    version: '7',
    allVersions: false,
  });
  expect(readOptions('--all-versions', '--shard=2/3')).toEqual({
    allVersions: true,
    shard: { index: 2, count: 3 },
  });
  expect(readOptions('--cold')).toEqual({ allVersions: false, cold: true });
});

test.each([
  [['--fast'], '"--fast" is no option of npm run build.'],
  [['--version'], '--version needs a value: --version <major>.'],
  [['--version', 'v7'], '--version is "v7", but should be a major such as 7.'],
  [['--shard', '3/2'], '--shard is "3/2", but should be'],
  [['--shard=0/2'], '--shard is "0/2", but should be'],
  [['--all-versions', '--version=7'], 'exclude each other'],
])('%j is rejected', (args, message) => {
  expect(() => readOptions(...args)).toThrow(message);
});
