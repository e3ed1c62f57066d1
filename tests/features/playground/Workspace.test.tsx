/** The editor and its toolbar; the preview's frame is simulated. */
import { EditorView } from '@codemirror/view';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { saveDraft } from '../../../src/features/playground/drafts';
import type { SourceFile } from '../../../src/features/playground/protocol';
import { Workspace } from '../../../src/features/playground/Workspace';

jest.mock('../../../src/features/playground/connectGuard', () => ({}));
jest.mock('../../../src/features/preferences', () => ({
  useThemePreferences: () => ({ dense: false, spacing: 8, paletteColors: {} }),
}));
jest.mock('../../../src/features/playground/createFrameClient', () => ({
  createFrameClient: () => ({
    run: () => undefined,
    setAppearance: () => undefined,
    close: () => undefined,
  }),
}));

const originals = [
  { name: 'A.tsx', code: '' },
  { name: 'data.ts', code: 'export {};' },
];
const onEscape = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  onEscape.mockReset();
});

/** Like a demo, whose toolbar follows the edit. */
function Demo({ id = 'charts/bars/A/A.tsx' }) {
  const [files, setFiles] = useState<SourceFile[]>();
  return (
    <>
      <output>{files?.[0]?.code}</output>
      <Workspace
        id={id}
        name="A"
        originals={originals}
        appearance={{ scheme: 'light', direction: 'ltr', language: 'en' }}
        layout="stacked"
        onChange={setFiles}
        onEscape={onEscape}
      />
    </>
  );
}
const editor = () => screen.getByRole('textbox');

test('a hundred keys before React renders anything else are no endless update', async () => {
  const { container } = render(<Demo />);
  const view = EditorView.findFromDOM(editor())!;
  const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // `act` would render after each key.
  flags.IS_REACT_ACT_ENVIRONMENT = false;
  // Where the editor reports what its listeners throw.
  const log = jest.spyOn(console, 'error').mockImplementation();
  const onInput = () => view.dispatch({ changes: { from: 0, insert: 'x' } });
  window.addEventListener('input', onInput);
  for (let key = 0; key < 100; key++) {
    window.dispatchEvent(new Event('input'));
    await Promise.resolve();
  }
  window.removeEventListener('input', onInput);
  flags.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => Promise.resolve());
  expect(log.mock.calls.map(String).join('\n')).not.toContain('update depth');
  log.mockRestore();
  expect(container.querySelector('output')?.textContent).toBe('x'.repeat(100));
});

test('Escape leaves the text for the tab of its file; a second one closes', async () => {
  render(<Demo />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'data.ts' }));
  act(() => editor().focus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('tab', { name: 'data.ts' })).toHaveFocus();
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test.each([
  ['A.tsx', 'A.js', 'JavaScript'],
  ['A.js', 'A.tsx', 'TypeScript'],
  ['css-A.js', 'tailwind-A.js', 'Tailwind'],
  ['css-A.js', 'A.tsx', 'MUI System TypeScript'],
])('%s says that an edit is kept in %s', (shown, edited, version) => {
  saveDraft(`charts/bars/A/${edited}`, [{ name: edited, code: 'edited' }], []);
  render(<Demo id={`charts/bars/A/${shown}`} />);
  expect(
    screen.getByText(`Your edit is kept in the ${version} version.`),
  ).toBeInTheDocument();
});

test('an edit of another demo is not mentioned', () => {
  saveDraft('charts/bars/AB/AB.js', [{ name: 'AB.js', code: 'edited' }], []);
  saveDraft('charts/bars/A/A.tsx', [{ ...originals[0]!, code: '1' }, originals[1]!], []);
  render(<Demo />);
  expect(screen.queryByText(/is kept in/)).toBeNull();
});
