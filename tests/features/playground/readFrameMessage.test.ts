import { MAX_OFFERED_NAMES, MAX_PROBLEM_LENGTH } from '../../../src/config/playground';
import { readFrameMessage } from '../../../src/features/playground/readFrameMessage';

const FILES = ['A.tsx', 'rows.ts'];
const read = (data: unknown) => readFrameMessage(data, FILES);
const readProblem = (problem: unknown) => read({ type: 'failed', run: 1, problem });

test.each([
  { type: 'alive' },
  { type: 'started', run: 1 },
  { type: 'rendered', run: 2 },
  { type: 'height', height: 120 },
  { type: 'failed', run: 1, problem: { kind: 'no-component', file: 'A.tsx' } },
  { type: 'failed', run: 1, problem: { kind: 'endless', file: 'A.tsx', line: 3 } },
  { type: 'failed', run: 1, problem: { kind: 'syntax', message: 'm' } },
  { type: 'failed', run: 1, problem: { kind: 'not-loaded', specifier: 's' } },
  {
    type: 'failed',
    run: 1,
    problem: { kind: 'import', specifier: 's', allowed: ['a'], file: 'A.tsx', line: 1 },
  },
])('%j is accepted unchanged', (message) => {
  expect(read(message)).toEqual(message);
});

test.each([
  null,
  undefined,
  'alive',
  7,
  [],
  {},
  { type: 'rendered' },
  { type: 'rendered', run: '1' },
  { type: 'started', run: 1.5 },
  { type: 'height', height: -1 },
  { type: 'height', height: NaN },
  { type: 'height', height: Infinity },
  { type: 'failed', run: 1 },
  { type: 'failed', run: 1, problem: null },
  { type: 'failed', run: 1, problem: 'no' },
  { type: 'failed', run: 1, problem: { kind: 'stuck' } },
  { type: 'failed', run: 1, problem: { kind: 'constructor' } },
])('%j is not a message', (data) => {
  expect(read(data)).toBeUndefined();
});

test.each([-1, 0, 1.5, '1', NaN, 1e300, {}])('a line %p is dropped', (line) => {
  expect(readProblem({ kind: 'endless', file: 'A.tsx', line })).toMatchObject({
    problem: { kind: 'endless', file: 'A.tsx' },
  });
  expect(readProblem({ kind: 'endless', file: 'A.tsx', line })).not.toHaveProperty(
    'problem.line',
  );
});

test.each(['B.tsx', 7, null, {}])('an unknown file %p is dropped', (file) => {
  expect(readProblem({ kind: 'endless', file, line: 1 })).toEqual({
    type: 'failed',
    run: 1,
    problem: { kind: 'endless' },
  });
});

test('texts of another type are empty, long ones and long lists are truncated', () => {
  expect(readProblem({ kind: 'runtime', message: { length: 1 } })).toHaveProperty(
    'problem.message',
    '',
  );
  expect(readProblem({ kind: 'import', specifier: null, allowed: 'all' })).toMatchObject({
    problem: { kind: 'import', specifier: '', allowed: [] },
  });
  const long = 'x'.repeat(2_000_000);
  const { problem } = readProblem({ kind: 'runtime', message: long }) as {
    problem: { message: string };
  };
  expect(problem.message).toHaveLength(MAX_PROBLEM_LENGTH);
  const allowed = Array.from({ length: 5_000 }, () => long);
  const named = readProblem({ kind: 'import', specifier: long, allowed }) as {
    problem: { allowed: string[] };
  };
  expect(named.problem.allowed).toHaveLength(MAX_OFFERED_NAMES);
  expect(JSON.stringify(named).length).toBeLessThan(50_000);
});
