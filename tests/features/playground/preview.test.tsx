/** When code runs, and in which frame; the frame's client is simulated. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FRAME_RESTART_DELAY } from '../../../src/config/playground';
import type { FrameEvents } from '../../../src/features/playground/createFrameClient';
import { saveDraft } from '../../../src/features/playground/drafts';
import type { Appearance, SourceFile } from '../../../src/features/playground/protocol';
import { Workspace } from '../../../src/features/playground/Workspace';

const mockClients: { events: FrameEvents; runs: string[]; isClosed: boolean }[] = [];
const mockLanguages: string[] = [];
let mockLanguage = 'page';
let mockEdit: (code: string) => void;
let mockRun: () => boolean;

jest.mock('../../../src/features/playground/connectGuard', () => ({
  connectGuard: () => ({
    start: () => Promise.resolve(),
    guard: (files: SourceFile[]) =>
      Promise.resolve(
        files[0]!.code.includes('<<<')
          ? { kind: 'syntax', message: 'Unexpected token', file: 'A.tsx', line: 1 }
          : files,
      ),
    close: () => undefined,
  }),
}));
jest.mock('../../../src/features/preferences', () => ({
  useThemePreferences: () => ({
    ...{ dense: false, spacing: 8, paletteColors: {} },
    demoLanguage: mockLanguage,
  }),
}));
jest.mock('../../../src/features/playground/createFrameClient', () => ({
  createFrameClient: (_frame: unknown, events: FrameEvents) => {
    const client = { events, runs: [] as string[], isClosed: false };
    mockClients.push(client);
    return {
      run: ([file]: SourceFile[]) => client.runs.push(file!.code),
      setAppearance: ({ language }: Appearance) => mockLanguages.push(language),
      close: () => (client.isClosed = true),
    };
  },
}));
jest.mock('../../../src/features/playground/CodeEditor', () => ({
  CodeEditor: ({
    wrong,
    onChange,
    onRun,
  }: {
    wrong?: { line: number };
    onChange: (name: string, code: string) => void;
    onRun: () => boolean;
  }) => {
    mockEdit = (code) => onChange('A.tsx', code);
    mockRun = onRun;
    return wrong && <output>{`wrong line ${wrong.line}`}</output>;
  },
}));

const ID = 'charts/bars/A/A.tsx';
const originals = [{ name: 'A.tsx', code: 'published' }];
const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  mockClients.length = 0;
});
afterEach(() => jest.useRealTimers());

function open(): void {
  render(
    <Workspace
      id={ID}
      name="A"
      originals={originals}
      appearance={{ scheme: 'light', direction: 'ltr', language: 'zh-CN' }}
      layout="wide"
    />,
  );
}
const frame = () => document.querySelector('iframe');
const last = () => mockClients.at(-1)!;
const runButton = () => screen.queryByRole('button', { name: 'Run the code' });
const edit = (code: string): void => {
  act(() => mockEdit(code));
  act(() => jest.advanceTimersByTime(1_000));
};

test('the frame gets the language of the page, or the one that the reader chose', () => {
  open();
  expect(mockLanguages.at(-1)).toBe('zh-CN');
  mockLanguage = 'en';
  edit('mine');
  expect(mockLanguages.at(-1)).toBe('en');
  mockLanguage = 'page';
});

test('Reset and its undoing get a new frame each', async () => {
  open();
  edit('mine');
  expect(last().runs).toEqual(['published', 'mine']);
  const first = frame();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  const second = frame();
  expect(second).not.toBe(first);
  expect(mockClients[0]!.isClosed).toBe(true);
  expect(last().runs).toEqual(['published']);
  await user.click(screen.getByRole('button', { name: 'Undo reset' }));
  expect(frame()).not.toBe(second);
  expect(last().runs).toEqual(['mine']);
});

test('a tainted frame is replaced at once, and one that hangs after a delay', () => {
  open();
  const first = frame();
  act(() => last().events.onReplace(false));
  expect(frame()).not.toBe(first);
  edit('fixed');
  act(() => last().events.onReplace(true));
  expect(frame()).toBeNull();
  expect(runButton()).toBeNull();
  act(() => jest.advanceTimersByTime(FRAME_RESTART_DELAY));
  expect(frame()).not.toBeNull();
  expect(last().runs).toEqual(['fixed']);
});

test('in a frame that shares the thread of the page, edited code runs on request', async () => {
  open();
  act(() => {
    expect(last().events.onShared()).toBe(true);
  });
  expect(mockRun()).toBe(false);
  act(() => last().events.onRendered());
  edit('mine');
  expect(screen.getByText(/so it runs only when you ask/)).toBeVisible();
  expect(last().runs).toEqual(['published']);
  await user.click(runButton()!);
  expect(last().runs).toEqual(['published', 'mine']);
  expect(runButton()).toBeNull();
  act(() => last().events.onRendered());
  edit('more');
  // Typed after the last delay.
  act(() => mockEdit('most'));
  expect(last().runs).toEqual(['published', 'mine']);
  act(() => expect(mockRun()).toBe(true));
  expect(last().runs).toEqual(['published', 'mine', 'most']);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(last().runs).toEqual(['published']);
});

test('code that waits is checked, and its preview is the last code that ran', async () => {
  open();
  act(() => {
    last().events.onShared();
    last().events.onRendered();
  });
  edit('<<<');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('wrong line 1')).toBeVisible();
  expect(screen.getByText(/Outdated preview/)).toBeVisible();
  expect(frame()).not.toBeNull();
  edit('mine');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('wrong line 1')).toBeNull();
  act(() => last().events.onReplace(false));
  expect(last().runs).toEqual(['published']);
});

test('a draft is not run before it is known whether it could block the page', () => {
  saveDraft(ID, [{ name: 'A.tsx', code: 'draft' }], originals);
  open();
  act(() => {
    expect(last().events.onShared()).toBe(false);
  });
  expect(last().runs).toEqual(['draft', 'published']);
  expect(runButton()).toBeVisible();
});
