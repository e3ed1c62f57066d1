/** The playground with a demo; the preview's frame is simulated. */
import { EditorView } from '@codemirror/view';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenDemo } from '../../../src/features/playground/OpenDemo';

jest.mock('../../../src/features/playground/connectGuard', () => ({}));
jest.mock('../../../src/features/preferences', () => ({
  useThemePreferences: () => ({ dense: false, spacing: 8, paletteColors: {} }),
  useCodePreferences: () => ({ codeVariant: 'ts', codeStyling: 'system' }),
  useDemoScheme: () => 'light',
  useDirection: () => 'ltr',
}));
jest.mock('../../../src/features/playground/createFrameClient', () => ({
  createFrameClient: () => ({
    run: () => undefined,
    setAppearance: () => undefined,
    close: () => undefined,
  }),
}));

// jsdom has no compression.
jest.mock('../../../src/features/playground/shareCode', () => ({
  packCode: async () => '#code=1',
  unpackCode: async () => ({ state: 'none' }),
}));

const CODE = {
  files: {
    ts: [
      { name: 'BasicBars.tsx', code: 'published' },
      { name: 'rows.ts', code: 'export {};' },
    ],
    js: [{ name: 'BasicBars.js', code: 'published' }],
  },
};

test('has the title of the demo, and copies the code as edited', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => CODE });
  const user = userEvent.setup();
  render(
    <OpenDemo
      id="charts/bars/BasicBars"
      variants={{ system: 'assets/demos/code.json' }}
      query={{ demo: 'charts/bars/BasicBars' }}
      onChange={() => undefined}
      siteTools={null}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Basic bars');
  const editor = await screen.findByRole('textbox');
  const view = EditorView.findFromDOM(editor)!;
  act(() => view.dispatch({ changes: { from: 0, to: 9, insert: 'edited' } }));
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe(
    '// BasicBars.tsx\nedited\n\n// rows.ts\nexport {};\n',
  );
  expect(screen.getByRole('button', { name: '2 files copied' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
});
