import fs from 'node:fs';
import { runStep, runSteps, type StepResult } from '../../../tools/test/run';
import { listChangedSteps } from '../../../tools/test/changedSteps';
import { listSteps, type Step } from '../../../tools/test/steps';

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  about: name,
  command: [process.execPath, '-e', ''],
  ...rest,
});
const script = (code: string) => [process.execPath, '-e', code];

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(text);
  });
});
afterEach(() => jest.restoreAllMocks());

/** Runs steps that end when the test ends them, and records which are running. */
function setUp(failing: string[] = []) {
  const running = new Map<string, () => void>();
  const run = (one: Step) =>
    new Promise<StepResult>((resolve) => {
      running.set(one.name, () => {
        running.delete(one.name);
        const failed = failing.includes(one.name) ? 1 : 0;
        resolve({ step: one, tally: { passed: 1 - failed, failed }, seconds: 0 });
      });
    });
  const end = async (name: string) => {
    running.get(name)?.();
    await new Promise(setImmediate);
  };
  return { run, end, names: () => [...running.keys()] };
}

test('steps run in parallel, except for one that uses all cores', async () => {
  const { run, end, names } = setUp();
  const all = { usesAllCores: true };
  const steps = [step('a'), step('b'), step('c'), step('all', all), step('d')];
  const results = runSteps(steps, 2, run);
  expect(names()).toEqual(['a', 'b']);
  await end('b');
  expect(names()).toEqual(['a', 'c']);
  await end('a');
  expect(names()).toEqual(['c']);
  await end('c');
  expect(names()).toEqual(['all']);
  await end('all');
  expect(names()).toEqual(['d']);
  await end('d');
  expect((await results).map((one) => one.step.name)).toEqual([
    ...['b', 'a', 'c', 'all', 'd'],
  ]);
});

test('steps that need a failed step count as failed, and the others run', async () => {
  const { run, end, names } = setUp(['build']);
  const steps = [
    step('build', { usesAllCores: true }),
    step('browser', { after: ['build'] }),
    step('last'),
  ];
  const results = runSteps(steps, 1, run);
  await end('build');
  expect(names()).toEqual(['last']);
  await end('last');
  expect((await results).map(({ tally }) => tally.failed)).toEqual([1, 1, 0]);
  expect(printed.join()).toContain('browser: FAILED, not run since build failed');
});

test('the output of a step is printed as a whole', async () => {
  const command = script("console.log('one'); console.error('two')");
  const { tally } = await runStep(step('a', { command }));
  expect(tally).toEqual({ passed: 1, failed: 0 });
  expect(printed[0]).toMatch(/^\n== a\n(one\ntwo|two\none)$/);
});

test.each([
  ['that fails', step('a', { command: script('process.exit(2)') })],
  ['that does not exist', step('a', { command: ['no-such-program'] })],
  [
    'whose report has no failure although it failed',
    step('a', {
      command: script('process.exit(1)'),
      report: () => ({ passed: 3, failed: 0 }),
    }),
  ],
])('a step %s counts as failed', async (_, one) => {
  expect((await runStep(one)).tally.failed).toBe(1);
});

test('every step is named once and waits for steps before it', () => {
  for (const isFull of [false, true]) {
    const names = listSteps(isFull).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [index, { after = [] }] of listSteps(isFull).entries())
      expect(names.slice(0, index)).toEqual(expect.arrayContaining([...after]));
  }
  expect(listSteps(true).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['engines', 'build-7', 'browser-7', 'rebuild']),
  );
  expect(listSteps(false).map(({ name }) => name)).not.toContain('engines');
});

test('a changed page selects the tests of all pages, its own claims and snippets', () => {
  const get = (...files: string[]) => {
    const steps = listChangedSteps('main', files);
    const { command, env, skip } = steps.find(({ name }) => name === 'content')!;
    return { command, env, skip };
  };
  const page = 'docs/charts/bars/bars.mdx';
  expect(get(page).command).toContain('claims/charts-bars');
  expect(get(page)).toMatchObject({
    env: { CHANGED_PAGES: 'charts/bars' },
    skip: undefined,
  });
  const translated = `i18n/zh/docusaurus-plugin-content-docs/current/${page.slice(5)}`;
  expect(get(translated)).toEqual(get(page));
  expect(get('src/lib/tryDecode.ts', 'docs/api/index.json').skip).toBe('no page differs');
});

test('a step that has nothing to check is not run, and the others are announced', async () => {
  const { run, end, names } = setUp();
  const results = runSteps([step('a', { skip: 'no page differs' }), step('b')], 2, run);
  expect(names()).toEqual(['b']);
  await end('b');
  expect((await results).map((one) => one.step.name)).toEqual(['b']);
  expect(printed).toEqual(['== Running a, b …', '\n== a: not run, no page differs']);
});

test('a failing step names the command that fixes what it finds', async () => {
  await runStep(step('a', { fix: 'npm run format' }));
  expect(printed.join()).not.toContain('npm run format');
  await runStep(step('a', { command: script('process.exit(1)'), fix: 'npm run format' }));
  expect(printed.at(-1)).toBe('To fix it: npm run format');
});

test('a change that no test depends on passes', () => {
  const steps = listChangedSteps('main', ['README.md']);
  const unit = steps.find(({ name }) => name === 'unit');
  jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  expect(unit?.command).toContain('--passWithNoTests');
  expect(unit?.report?.()).toEqual({ passed: 0, failed: 0 });
});
