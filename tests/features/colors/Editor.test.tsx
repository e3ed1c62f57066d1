import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Editor } from '../../../src/features/colors/editor/Editor';
import { StaticPalette } from '../../../src/features/colors/StaticPalette';
import { ThemePreferencesProvider } from '../../../src/features/preferences';
import { FakeBroadcastChannel, resetBrowser } from '../preferences/support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));
jest.mock('@docusaurus/theme-common/internal', () => ({}));
jest.mock('@docusaurus/router', () => ({}), { virtual: true });
// The browser tests cover the components of the preview.
jest.mock('../../../src/features/colors/editor/preview/Preview', () => ({
  Preview: () => <p>components</p>,
}));

const open = async () => {
  const { container } = render(
    <ThemePreferencesProvider>
      <Editor />
    </ThemePreferencesProvider>,
  );
  await screen.findByText('components');
  return container;
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const cookie = () => decodeURIComponent(document.cookie);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// Finding one of dozens of radio buttons by its role is slow on a busy machine.
jest.setTimeout(30_000);
Object.assign(window, { BroadcastChannel: FakeBroadcastChannel });
beforeEach(resetBrowser);

test('starts with the colors of the site, and a typed color shows the derived ones', async () => {
  await open();
  expect(field()).toHaveValue('#2257d6');
  expect(screen.queryByText(/Contrast below/)).toBeNull();
  type('#ffeb3b');
  const row = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row('light')).toEqual(['rgb(255, 239, 98)', 'rgb(255, 239, 98)']);
  expect(row('main on the page')).toEqual([
    '1.22 ⚠ below 3',
    expect.stringMatching(/^1\d\./),
  ]);
  expect(screen.getByText(/Contrast below 3:/).parentElement).toHaveTextContent(
    'main on the page, Light scheme: 1.22',
  );
  expect(screen.getByText(/primary: \{ main: '#ffeb3b' \}/)).toBeInTheDocument();
  expect(cookie()).toBe('');
});

test('an invalid color is explained at its field, and nothing is lost', async () => {
  await open();
  await choose('error');
  type('#e53');
  type('#e5393');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/“#e5393” is not a hex color/);
  await choose('info');
  expect(field()).toBeValid();
  await click('Apply to the whole site');
  expect(screen.getByRole('radio', { name: /^error/ })).toBeChecked();
  expect(field()).toHaveValue('#e5393');
  expect(field()).toHaveFocus();
  expect(screen.getByText('One field holds no color yet.')).toBeInTheDocument();
  expect(cookie()).toBe('');
  type('e53935');
  fireEvent.blur(field());
  expect(field()).toHaveValue('#e53935');
});

test('swatches are selected by keyboard, and one color can be reset', async () => {
  await open();
  await choose('secondary');
  await choose('Teal');
  expect(field()).toHaveValue('#009688');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Green' })).toBeChecked();
  await choose('800');
  expect(field()).toHaveValue('#2e7d32');
  await click('Take back');
  expect(field()).toHaveValue('#8b2fc9');
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('applies to the site and resets it', async () => {
  await open();
  type('#d81b60');
  await click('Apply to the whole site');
  expect(cookie()).toContain('{"primary":{"main":"#d81b60"}}');
  expect(screen.getByText('The site uses these colors now.')).toBeInTheDocument();
  await click('Reset');
  expect(cookie()).toContain('paletteColors={}');
  expect(field()).toHaveValue('#2257d6');
});

test('follows the site while there is no draft, and keeps a draft', async () => {
  await open();
  const send = (main: string) =>
    act(() =>
      new FakeBroadcastChannel('docs-theme-preferences').postMessage({
        paletteColors: { primary: { main } },
      }),
    );
  send('#111111');
  expect(field()).toHaveValue('#111111');
  type('#222222');
  send('#333333');
  expect(field()).toHaveValue('#222222');
});

test('shows applied colors in any notation', async () => {
  document.cookie = `paletteColors=${encodeURIComponent('{"primary":{"main":"rgb(0, 128, 0)"}}')}; path=/`;
  await open();
  expect(field()).toHaveValue('rgb(0, 128, 0)');
  expect(screen.getByLabelText('Color picker for primary')).toHaveValue('#008000');
});

test('has no accessibility problems', async () => {
  const container = await open();
  type('#12');
  expect((await axe(container)).violations).toEqual([]);
});

test('without scripts there is a table of the palette', () => {
  const html = renderToString(<StaticPalette />);
  expect(html).toContain('#2257d6');
  expect(html).toContain('#8fb1ff');
});
