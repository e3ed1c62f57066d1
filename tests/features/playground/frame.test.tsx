/** The frame's own code, run here without the frame: compile, resolve, run. */
import Pagination from '@mui/material/Pagination';
import { useTheme } from '@mui/material/styles';
import { CodeProblem } from '../../../src/features/playground/frame/problems';
import { createStage } from '../../../src/features/playground/frame/createStage';
import { runModules } from '../../../src/features/playground/frame/runModules';
import {
  EndlessLoop,
  startLoopGuard,
} from '../../../src/features/playground/frame/startLoopGuard';
import { transpile } from '../../../src/features/playground/frame/transpile';
import { LOOP_GUARD, LOOP_TIMEOUT } from '../../../src/config/playground';
import type { Problem, SourceFile } from '../../../src/features/playground/protocol';

jest.mock(
  'playground-registry',
  () => ({
    packages: ['@mui/material', 'react'],
    modules: { '@mui/material/Box': null, '@mui/material/Button': null },
  }),
  { virtual: true },
);

// jsdom runs no scripts here; tests/e2e/editing.spec.ts covers the browser.
jest.mock('../../../src/features/playground/frame/evaluate', () => ({
  evaluate: (
    file: { code: string },
    require: unknown,
    module: { exports: unknown },
  ): void => {
    new Function('require', 'module', 'exports', file.code)(
      require,
      module,
      module.exports,
    );
  },
}));

const modules = new Map<string, unknown>([
  ['react', require('react')],
  ['react/jsx-runtime', require('react/jsx-runtime')],
]);

const run = (...files: SourceFile[]) => runModules(files.map(transpile), modules);

function getProblem(action: () => unknown): Problem {
  try {
    action();
  } catch (error) {
    if (error instanceof CodeProblem) return error.problem;
    throw error;
  }
  throw new Error('There was no problem.');
}

test('runs TypeScript with JSX, helper files, styles and data', () => {
  const Demo = run(
    {
      name: 'Demo.tsx',
      code: `import * as React from 'react';
import { type Row, rows } from './rows';
import data from './data.json';
import './css-Demo.css';
import styles from './demo.module.css';
export default function Demo(): React.ReactNode {
  return [rows as Row[], data.unit, styles.box] as never;
}`,
    },
    {
      name: 'rows.ts',
      code: 'export type Row = number;\nexport const rows: Row[] = [1];',
    },
    { name: 'data.json', code: '{"unit":"kg"}' },
    { name: 'css-Demo.css', code: '.row { color: red }' },
    { name: 'demo.module.css', code: '.box { color: red }' },
  ) as unknown as () => unknown;
  expect(Demo()).toEqual([[1], 'kg', 'box']);
  expect(
    document.querySelector('style[data-demo-file="css-Demo.css"]'),
  ).toHaveTextContent('.row { color: red }');
});

test('a syntax error has file and line', () => {
  const problem = getProblem(() =>
    run({ name: 'Demo.tsx', code: 'const a = 1;\nconst b = (;\n' }),
  );
  expect(problem).toMatchObject({ kind: 'syntax', file: 'Demo.tsx', line: 2 });
  expect((problem as { message: string }).message).not.toMatch(/\d+:\d+/);
});

test('line numbers are preserved', () => {
  const code = `import * as React from 'react';
type Props = {
  a: string;
};
export default function Demo(
  { a }: Props,
) {
  return <p>{a}</p>; // line 8
}`;
  expect(transpile({ name: 'Demo.tsx', code }).code.split('\n')[7]).toContain('line 8');
});

test('lists the available packages for an unknown one', () => {
  const code = "import 'react';\nimport lodash from 'lodash';\nexport default lodash;";
  expect(getProblem(() => run({ name: 'Demo.tsx', code }))).toEqual({
    kind: 'import',
    specifier: 'lodash',
    allowed: ['@mui/material', 'react'],
    file: 'Demo.tsx',
    line: 2,
  });
});

test('suggests similar subpaths of a package and the other files', () => {
  const box = "import Box from '@mui/material/Bocks';\nexport default Box;";
  expect(getProblem(() => run({ name: 'Demo.tsx', code: box }))).toMatchObject({
    allowed: ['@mui/material/Box', '@mui/material/Button'],
  });
  const helper = { name: 'rows.ts', code: '' };
  const rows = "import { a } from './row';\nexport default a;";
  expect(getProblem(() => run({ name: 'Demo.tsx', code: rows }, helper))).toMatchObject({
    specifier: './row',
    allowed: ['./rows.ts'],
  });
});

test.each(['', 'export default 1;', 'export const a = 1;'])(
  'code without a component (%j) is reported',
  (code) => {
    expect(getProblem(() => run({ name: 'Demo.tsx', code }))).toEqual({
      kind: 'no-component',
      file: 'Demo.tsx',
    });
  },
);

describe('the preview', () => {
  const start = () => {
    const root = document.createElement('div');
    document.body.append(root);
    const onLateError = jest.fn();
    return { root, onLateError, stage: createStage(root, onLateError) };
  };

  test('shows a component, and keeps it if the next one fails', async () => {
    const { root, stage } = start();
    await stage.show(() => <p>first</p>);
    expect(root).toHaveTextContent('first');
    const failing = stage.show(() => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(root).toHaveTextContent('first');
    await stage.show(() => <p>second</p>);
    expect(root).toHaveTextContent(/^second$/);
  });

  test('sets scheme, direction and language on the document', async () => {
    const { stage } = start();
    stage.setAppearance({ scheme: 'dark', direction: 'rtl', language: 'zh-CN' });
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  });

  test("shows MUI's texts in the language of the page", async () => {
    const { root, stage } = start();
    await stage.show(() => <Pagination count={1} />);
    const choose = async (language: string) => {
      stage.setAppearance({ scheme: 'light', direction: 'ltr', language });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return root.querySelector('nav')?.getAttribute('aria-label');
    };
    expect(await choose('en')).toBe('pagination navigation');
    expect(await choose('pt-BR')).toBe('Navegar pela paginação');
    expect(await choose('fr')).toBe('pagination navigation');
  });

  test('gives components the density, spacing and colors of the settings', async () => {
    const { root, stage } = start();
    const paletteColors = { primary: { main: '#d81b60' } };
    stage.setAppearance({
      scheme: 'light',
      direction: 'ltr',
      language: 'en',
      preferences: { dense: true, spacing: 5, paletteColors },
    });
    const Sample = () => {
      const { components, palette } = useTheme();
      return <p>{`${palette.primary.main} ${String('MuiButton' in components!)}`}</p>;
    };
    await stage.show(Sample);
    expect(root).toHaveTextContent('#d81b60 true');
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--mui-spacing')).toBe('5px');
    expect(document.head).toHaveTextContent('--mui-palette-primary-main:#d81b60');
    stage.setAppearance({ scheme: 'light', direction: 'ltr', language: 'en' });
    expect(document.head).not.toHaveTextContent('#d81b60');
    await stage.show(Sample);
    expect(root).toHaveTextContent('#2257d6 false');
  });
});

test('loops have a time limit, which each pause resets', () => {
  jest.useFakeTimers();
  const scope: Record<string, () => void> = {};
  startLoopGuard(scope, jest.fn());
  const guard = scope[LOOP_GUARD]!;
  const loop = (): void => {
    for (let turn = 0; turn < 1000; turn += 1) guard();
  };
  loop();
  // A pause: timers run.
  jest.advanceTimersByTime(LOOP_TIMEOUT + 1);
  expect(loop).not.toThrow();
  jest.setSystemTime(Date.now());
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 2 * LOOP_TIMEOUT);
  expect(loop).toThrow(EndlessLoop);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a loop that calls functions is stopped as a loop, and later calls blame it', () => {
  const scope: Record<string, (isCall?: number) => void> = {};
  const onEndless = jest.fn();
  startLoopGuard(scope, onEndless);
  const guard = scope[LOOP_GUARD]!;
  guard(1);
  const now = performance.now() + LOOP_TIMEOUT + 1;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  const loop = (): void => {
    for (let turn = 0; turn < 1000; turn += 1) {
      guard(1);
      guard();
    }
  };
  const catchError = (action: () => void): unknown => {
    try {
      action();
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const first = catchError(loop);
  expect(first).toBeInstanceOf(EndlessLoop);
  expect(catchError(() => guard(1))).toBe(first);
  expect(onEndless.mock.calls).toEqual([[first]]);
  clock.mockRestore();
});

test('a loop that catches its exception is stopped by the loop around it', () => {
  const scope: Record<string, () => void> = {};
  startLoopGuard(scope, jest.fn());
  const guard = scope[LOOP_GUARD]!;
  const start = performance.now();
  let clock = start;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += LOOP_TIMEOUT / 10));
  let caught = 0;
  const loop = (): void => {
    while (caught < 100) {
      guard();
      try {
        for (;;) guard();
      } catch {
        caught += 1;
      }
    }
  };
  try {
    expect(loop).toThrow(EndlessLoop);
  } finally {
    jest.restoreAllMocks();
  }
  expect(caught).toBe(1);
});
