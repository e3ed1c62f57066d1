/** Typing so fast that React renders nothing else between two keys. */
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import type { SourceFile } from '../../../src/features/playground/protocol';
import { Workspace } from '../../../src/features/playground/Workspace';

let mockEdit: (code: string) => void;

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
jest.mock('../../../src/features/playground/CodeEditor', () => ({
  CodeEditor: ({ onChange }: { onChange: (name: string, code: string) => void }) => {
    mockEdit = (code) => onChange('A.tsx', code);
    return null;
  },
}));

const originals = [{ name: 'A.tsx', code: 'published' }];

/** Like a demo, whose toolbar follows the edit. */
function Demo() {
  const [files, setFiles] = useState<SourceFile[]>();
  return (
    <>
      <output>{files?.[0]?.code}</output>
      <Workspace
        id="charts/bars/A/A.tsx"
        name="A"
        originals={originals}
        appearance={{ scheme: 'light', direction: 'ltr', language: 'en' }}
        layout="stacked"
        onChange={setFiles}
      />
    </>
  );
}

test('a hundred keys in a row are no endless update', async () => {
  const { container } = render(<Demo />);
  const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // `act` would render after each key.
  flags.IS_REACT_ACT_ENVIRONMENT = false;
  let typed = '';
  const onInput = () => mockEdit((typed += 'x'));
  window.addEventListener('input', onInput);
  const errors: unknown[] = [];
  window.addEventListener('error', ({ error }) => errors.push(error));
  for (let key = 0; key < 100; key++) {
    window.dispatchEvent(new Event('input'));
    await Promise.resolve();
  }
  window.removeEventListener('input', onInput);
  flags.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => Promise.resolve());
  expect(errors).toEqual([]);
  expect(container.querySelector('output')?.textContent).toBe('x'.repeat(100));
});
