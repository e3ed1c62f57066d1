import { explainReactError } from '../../../src/features/playground/frame/explainReactError';
import { findPlace } from '../../../src/features/playground/frame/problems';
import { getPageOfDemo } from '../../../src/features/playground/demoIds';
import { findNearest } from '../../../src/lib/findNearest';
import {
  parseQuery,
  renderQuery,
  toVariant,
} from '../../../src/features/playground/playgroundQuery';

describe('findNearest', () => {
  const names = [
    'charts/bars/BasicBars',
    'charts/bars/StackedBars',
    'tree-view/items/Basic',
  ];

  test('sorts by similarity, and returns no more than requested', () => {
    expect(findNearest('charts/bars/basicbar', names, 2)).toEqual([
      'charts/bars/BasicBars',
      'charts/bars/StackedBars',
    ]);
  });

  test('returns nothing if nothing is similar', () => {
    expect(findNearest('qqq', names, 5)).toEqual([]);
    expect(findNearest('', names, 5)).toEqual([]);
  });
});

test.each([
  ['charts/bars/BasicBars', '/react-charts/bars/#BasicBars.tsx'],
  ['data-grid/filtering/quick/Words', '/react-data-grid/filtering/quick/#Words.tsx'],
  // The base of the build contains the version.
  ['v7/charts/bars/BasicBars', '/react-charts/bars/#BasicBars.tsx'],
])('the demo %s is shown at %s', (id, address) =>
  expect(getPageOfDemo(id)).toBe(address),
);

describe('the query of the playground', () => {
  test('is parsed, and invalid values are ignored', () => {
    expect(
      parseQuery('?demo=charts/bars/A&styling=css&code=js&scheme=dark&dir=rtl&x=1'),
    ).toEqual({
      demo: 'charts/bars/A',
      styling: 'css',
      code: 'js',
      scheme: 'dark',
      dir: 'rtl',
    });
    expect(parseQuery('?styling=sass&code=TS&scheme=&dir=up')).toEqual({});
  });

  test('is serialized with readable slashes', () => {
    expect(renderQuery({ demo: 'charts/bars/A', code: 'js' })).toBe(
      '?demo=charts/bars/A&code=js',
    );
    expect(renderQuery({})).toBe('');
    expect(parseQuery(renderQuery({ demo: 'a&b=c/d#e' }))).toEqual({ demo: 'a&b=c/d#e' });
  });

  test('takes the variant from the name of the file', () => {
    expect(toVariant('A.tsx')).toEqual({ styling: undefined, code: 'ts' });
    expect(toVariant('tailwind-A.js')).toEqual({ styling: 'tailwind', code: 'js' });
  });
});

describe('findPlace', () => {
  const names = ['Orders.tsx', 'rows.ts'];

  test.each([
    // Chromium, Firefox and Safari format stacks differently.
    'Error: x\n    at Orders (demo/Orders.tsx:12:7)\n    at a (https://h/frame.js:1:2)',
    'Orders@demo/Orders.tsx:12:7\na@https://h/frame.js:1:2',
    'Error: x\n    at eval (demo/Orders.tsx:12:7)\n    at b (demo/rows.ts:3:1)',
  ])('%# uses the topmost line of the edited code', (stack) => {
    expect(findPlace({ stack }, names)).toEqual({ file: 'Orders.tsx', line: 12 });
  });

  test('falls back to the component stack', () => {
    const error = {
      stack: 'Error\n at a (frame.js:1:1)',
      componentStack: '\n at B (demo/rows.ts:4:2)',
    };
    expect(findPlace(error, names)).toEqual({ file: 'rows.ts', line: 4 });
  });

  test.each([undefined, null, 'text', {}, new Error('x')])(
    '%# finds nothing',
    (error) => {
      expect(findPlace(error, names)).toEqual({});
    },
  );
});

describe('explainReactError', () => {
  test('replaces a code by its message', () => {
    const error = new Error(
      'Minified React error #130; visit https://react.dev/errors/130',
    );
    expect((explainReactError(error, 'stack') as Error).message).toMatch(/no component/);
  });

  test('does not change other errors and unknown codes', () => {
    const own = new TypeError('own');
    expect(explainReactError(own)).toBe(own);
    const unknown = new Error('Minified React error #9999');
    expect((explainReactError(unknown) as Error).message).toBe(unknown.message);
    expect(explainReactError('text')).toBe('text');
  });
});
