import { runStep } from '../../../../tools/cli/test/runStep';
import { runSteps } from '../../../../tools/cli/test/runSteps';
import { printSummary } from '../../../../tools/cli/test/printSummary';
import type { Step, StepResult } from '../../../../tools/cli/test/step';

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

/** Runs steps that end when they are told to, and notes what is running. */
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

test('steps run side by side, and one that uses all cores by itself', async () => {
  const { run, end, names } = setUp();
  const steps = [
    step('a'),
    step('b'),
    step('c'),
    step('all', { usesAllCores: true }),
    step('d'),
  ];
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
    'a',
    'b',
    'c',
    'all',
    'd',
  ]);
});

test('what needs a step that failed counts as failed, and the rest runs on', async () => {
  const { run, end, names } = setUp(['build']);
  const steps = [step('build'), step('browser', { after: ['build'] }), step('last')];
  const results = runSteps(steps, 1, run);
  await end('build');
  expect(names()).toEqual(['last']);
  await end('last');
  expect((await results).map(({ tally }) => tally.failed)).toEqual([1, 1, 0]);
  expect(printed.join()).toContain('"build" failed');
});

test('the output of a step is printed whole', async () => {
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
  [
    'that cannot be prepared',
    step('a', {
      env: () => {
        throw new Error('There is no browser.');
      },
    }),
  ],
])('a step %s counts as failed', async (_, one) => {
  expect((await runStep(one)).tally.failed).toBe(1);
});

test('a step that the machine has no means for is named, and fails nothing', async () => {
  const one = step('webkit', {
    command: script('process.exit(1)'),
    findObstacle: () => 'Xvfb not found',
  });
  const result = await runStep(one);
  expect(printed.join()).toContain('webkit: NOT RUN: Xvfb not found');
  expect(printSummary([result], [], true)).toBe(true);
  expect(printed.join('\n')).toMatch(/ webkit: NOT RUN\n.*webkit: Xvfb not found\n/s);
  expect(printed.at(-1)).toBe('\n0 passed, 0 failed');
  const there = { ...one, findObstacle: () => undefined };
  expect((await runStep(there)).tally.failed).toBe(1);
});
