import { createPropertyReporter } from '../../../src/features/analytics/createPropertyReporter';
import type { UserProperties } from '../../../src/features/analytics/events';
import { createMatchMedia } from '../../support/components/createMatchMedia';

function setUp(hash = '') {
  const listeners = new Map<string, Set<() => void>>();
  const state = { ratio: 1.25, dark: false, cookie: '', pathname: '/x/react-charts/' };
  const env = {
    document: {
      get cookie() {
        return state.cookie;
      },
      documentElement: document.createElement('html'),
    } as unknown as Document,
    get location() {
      return { hash, pathname: state.pathname } as Location;
    },
    get devicePixelRatio() {
      return state.ratio;
    },
    matchMedia: (query: string) =>
      Object.assign(createMatchMedia(() => query.includes('dark') && state.dark)(query), {
        addEventListener: (_type: string, listener: () => void) =>
          listeners.set(query, (listeners.get(query) ?? new Set()).add(listener)),
        removeEventListener: (_type: string, listener: () => void) =>
          listeners.get(query)?.delete(listener),
      }),
  };
  const reported: Partial<UserProperties>[] = [];
  const reporter = createPropertyReporter(env, (changed) => reported.push(changed));
  const setRatio = (ratio: number) => {
    const query = `(resolution: ${state.ratio}dppx)`;
    state.ratio = ratio;
    [...(listeners.get(query) ?? [])].forEach((notify) => notify());
  };
  const watching = () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0);
  return { env, state, reported, reporter, setRatio, watching };
}

test('reports all properties at first, and then the changed ones', () => {
  const { env, state, reported, reporter } = setUp();
  reporter.refresh();
  expect(reported).toEqual([
    {
      codeVariant: 'TS',
      codeStyling: 'MUI System',
      userLanguage: 'en',
      devicePixelRatio: 1.3,
      colorScheme: 'system',
      colorSchemeSystem: 'light',
    },
  ]);
  reporter.refresh();
  expect(reported).toHaveLength(1);
  state.cookie = 'codeVariant=JS; codeStyling=Tailwind';
  state.dark = true;
  state.pathname = '/zh/x/react-charts/';
  env.document.documentElement.setAttribute('data-theme-choice', 'dark');
  reporter.refresh();
  expect(reported[1]).toEqual({
    codeVariant: 'JS',
    codeStyling: 'Tailwind',
    userLanguage: 'zh',
    colorScheme: 'dark',
    colorSchemeSystem: 'dark',
  });
  reporter.forget();
  reporter.refresh();
  expect(Object.keys(reported[2] ?? {})).toHaveLength(6);
});

test('the hash takes precedence until the user makes a choice', () => {
  const { state, reported, reporter } = setUp('#css-BasicSorting.js');
  reporter.refresh();
  expect(reported[0]).toMatchObject({ codeVariant: 'JS', codeStyling: 'CSS' });
  state.cookie = 'codeVariant=TS';
  reporter.refresh();
  expect(reported[1]).toEqual({ codeVariant: 'TS' });
});

test('an unknown cookie counts as absent', () => {
  const { state, reported, reporter } = setUp();
  state.cookie = 'codeVariant=Rust; codeStyling=%';
  reporter.refresh();
  expect(reported[0]).toMatchObject({ codeVariant: 'TS', codeStyling: 'MUI System' });
});

test.each([
  [1, 1],
  [1.04, 1],
  [1.05, 1.1],
  [2.625, 2.6],
])('a pixel ratio of %p is reported as %p', (ratio, rounded) => {
  const { state, reported, reporter } = setUp();
  state.ratio = ratio;
  reporter.refresh();
  expect(reported[0]?.devicePixelRatio).toBe(rounded);
});

test('every change of the pixel ratio is reported until the end', () => {
  const { reported, reporter, setRatio, watching } = setUp();
  reporter.refresh();
  setRatio(2);
  setRatio(1.5);
  expect(reported.slice(1)).toEqual([{ devicePixelRatio: 2 }, { devicePixelRatio: 1.5 }]);
  expect(watching()).toBe(1);
  reporter.stop();
  setRatio(3);
  expect(reported).toHaveLength(3);
  expect(watching()).toBe(0);
});
