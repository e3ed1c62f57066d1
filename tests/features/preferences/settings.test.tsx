import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  CodePreferencesProvider,
  SettingsButton,
  ThemePreferencesProvider,
} from '../../../src/features/preferences';
import { SPACING_PROPERTY, STORAGE_KEYS } from '../../../src/config/preferences';
import { html, resetBrowser } from './support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/x/a/' }) }), {
  virtual: true,
});
jest.mock('@generated/routes', () => [], { virtual: true });

// jsdom has the element but not its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

const button = () => screen.getByRole('button', { name: 'Settings' });
async function openSettings() {
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>
        <SettingsButton />
      </CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Settings' });
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(resetBrowser);

test('settings that load late do not take the focus from a user who has moved on', async () => {
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>
        <SettingsButton />
        <button type="button">Elsewhere</button>
      </CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  fireEvent.click(button());
  act(() => elsewhere.focus());
  await act(async () => {
    await import('../../../src/features/preferences/SettingsDrawer');
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(elsewhere).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('opens by keyboard, closes by its button, and returns the focus', async () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await openSettings();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Close settings' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('closes by a click outside and not by one inside', async () => {
  const dialog = await openSettings();
  await userEvent.click(within(dialog).getByText('Color mode'));
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has no accessibility problems', async () => {
  const dialog = await openSettings();
  const { violations } = await axe(dialog);
  expect(violations).toEqual([]);
});

test('shows the choices and applies new ones at once', async () => {
  await openSettings();
  const checked = screen.getAllByRole('radio', { checked: true });
  expect(checked.map((radio) => radio.parentElement?.textContent)).toEqual([
    'System',
    'Left to right',
    'Normal',
    'TypeScript',
    'Page',
  ]);
  await choose('Dark');
  expect(html.dataset.theme).toBe('dark');
  await choose('Right to left');
  expect(html.dir).toBe('rtl');
  await choose('Dense');
  expect(html.dataset.density).toBe('dense');
  await choose('JavaScript');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(5);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked());
});

test('changes the spacing by its slider and resets it', async () => {
  window.localStorage.setItem('docs-spacing', '20');
  await openSettings();
  const slider = screen.getByRole('slider', { name: 'Spacing' });
  expect(slider).toHaveValue('20');
  expect(slider).toHaveAttribute('max', '20');
  // jsdom does not move sliders by keyboard.
  fireEvent.change(slider, { target: { value: '14' } });
  expect(slider).toHaveValue('14');
  expect(slider).toHaveAttribute('aria-valuetext', '14 px');
  expect(screen.getByText('14 px')).toBeInTheDocument();
  expect(html.style.getPropertyValue(SPACING_PROPERTY)).toBe('14px');
  expect(window.localStorage.getItem(STORAGE_KEYS.spacing)).toBe('14');
  await choose('Dense');
  await userEvent.click(
    screen.getByRole('button', { name: 'Reset density and spacing' }),
  );
  expect(slider).toHaveValue('8');
  expect(screen.getByText('8 px')).toBeInTheDocument();
  expect(html.style.getPropertyValue(SPACING_PROPERTY)).toBe('');
  expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
});

test('offers English, Chinese and Portuguese for demos, and the language of the page again', async () => {
  await openSettings();
  const group = screen.getByRole('group', { name: 'Language of demo text' });
  const labels = within(group).getAllByText(/./, { selector: 'label span' });
  expect(labels.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['', 'Page'],
    ['en', 'English'],
    ['zh-CN', '简体中文'],
    ['pt-BR', 'Português'],
  ]);
  await choose('Português');
  expect(window.localStorage.getItem(STORAGE_KEYS.demoLanguage)).toBe('pt-BR');
  expect(screen.getByRole('radio', { name: 'Português' })).toBeChecked();
  await choose('Page');
  expect(screen.getByRole('radio', { name: 'Page' })).toBeChecked();
  expect(window.localStorage.getItem(STORAGE_KEYS.demoLanguage)).toBe('page');
});

test('links to the colors page, shows custom ones, and removes them', async () => {
  document.cookie = `paletteColors=${encodeURIComponent('{"primary":{"main":"#f00"}}')}; path=/`;
  await openSettings();
  await userEvent.click(screen.getByRole('button', { name: 'Reset colors' }));
  expect(screen.queryByRole('button', { name: 'Reset colors' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Choose colors' });
  expect(link).toHaveAttribute('href', '/design-system/colors/');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('links this page in each language', async () => {
  window.history.replaceState(null, '', '/x/a/?q=1#b');
  await openSettings();
  const languages = screen.getByRole('navigation', { name: 'Language' });
  const links = within(languages).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/x/a/?q=1#b',
    '/zh/x/a/?q=1#b',
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(links[1]).toHaveAttribute('lang', 'zh-CN');
});
