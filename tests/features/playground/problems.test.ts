import { MAX_PROBLEM_LENGTH } from '../../../src/config/playground';
import { explainReactError } from '../../../src/features/playground/frame/explainReactError';
import {
  describeProblem,
  findPlace,
} from '../../../src/features/playground/frame/problems';
import { EndlessLoop } from '../../../src/features/playground/frame/startLoopGuard';

const refuse = () => {
  throw new Error('no');
};

test('an error has its message and its position', () => {
  const error = Object.assign(new Error('Out of rows'), {
    stack: 'Error: Out of rows\n    at A (demo/A.tsx:3:7)',
  });
  expect(describeProblem(error, ['A.tsx'])).toEqual({
    kind: 'runtime',
    message: 'Out of rows',
    file: 'A.tsx',
    line: 3,
  });
  expect(describeProblem(new EndlessLoop('endless'), [])).toEqual({ kind: 'endless' });
});

test.each([
  ['text', 'text'],
  [null, 'null'],
  [Symbol('s'), 'Symbol(s)'],
  [Object.assign(new Error('a'), { message: ['a', 7] }), 'a,7'],
  [{ toString: refuse }, 'What was thrown has no text.'],
  [Object.create(null), 'What was thrown has no text.'],
  [new Proxy({}, { get: refuse }), 'What was thrown has no text.'],
])('any thrown value becomes text that can be sent', (thrown, message) => {
  expect(describeProblem(thrown, ['A.tsx'])).toEqual({ kind: 'runtime', message });
});

test('a proxy that refuses everything is reported', () => {
  const traps = { get: refuse, getPrototypeOf: refuse, has: refuse };
  const thrown: unknown = new Proxy({}, traps);
  const problem = { kind: 'runtime', message: 'What was thrown has no text.' };
  expect(describeProblem(thrown, ['A.tsx'])).toEqual(problem);
  expect(describeProblem(explainReactError(thrown, 'at A'), ['A.tsx'])).toEqual(problem);
  expect(findPlace(thrown, ['A.tsx'])).toEqual({});
});

test('a long text is truncated', () => {
  const { message } = describeProblem('x'.repeat(2_000_000), []) as { message: string };
  expect(message).toHaveLength(MAX_PROBLEM_LENGTH);
});
