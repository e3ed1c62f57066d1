import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageTools } from '../../../src/features/page-tools';
import { ASSISTANTS } from '../../../src/config/assistants';

jest.mock('@docusaurus/Head', () => () => null, { virtual: true });

const PATH = '/x/react-charts/bars/';
const MARKDOWN = '/x/react-charts/bars.md';

const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  fetchMock.mockReset();
  writeText.mockReset().mockResolvedValue(undefined);
  window.fetch = fetchMock as unknown as typeof window.fetch;
  fetchMock.mockResolvedValue({ ok: true, text: async () => '# Bars' });
});

/** A user, and the menu opened by its button. */
async function openMenu() {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
  render(
    <>
      <PageTools path={PATH} />
      <a href="#after">After</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Copy or ask' });
  await user.click(button);
  await screen.findByRole('button', { name: 'Copy page as Markdown' });
  return { user, button };
}

test('the menu opens below its button, and Escape returns the focus', async () => {
  const { user, button } = await openMenu();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Copy page as Markdown');
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  expect(screen.queryByText('View as Markdown')).toBeNull();
});

test('a menu that loads late does not open if the user has moved on', async () => {
  render(
    <>
      <PageTools path={PATH} />
      <a href="#after">After</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Copy or ask' });
  fireEvent.click(button);
  act(() => screen.getByText('After').focus());
  await act(async () => {
    await import('../../../src/features/page-tools/PageMenu');
  });
  expect(screen.queryByText('View as Markdown')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('it closes when it loses the focus', async () => {
  const { user } = await openMenu();
  const count = 2 + ASSISTANTS.length;
  for (let index = 0; index <= count; index += 1) await user.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await waitFor(() => expect(screen.queryByText('View as Markdown')).toBeNull());
});

test('copies the Markdown of the page and confirms it at the item', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  await screen.findByRole('button', { name: 'Copied to the clipboard' });
  expect(screen.getByRole('status').textContent).toBe('Copied to the clipboard');
  expect(fetchMock).toHaveBeenCalledWith(MARKDOWN);
  expect(writeText).toHaveBeenCalledWith('# Bars');
});

test('copies with one click, without the menu', async () => {
  const { user, button } = await openMenu();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith('# Bars');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await screen.findByRole('button', { name: 'Copy page' }, { timeout: 3000 });
});

test('opens the menu if the page could not be loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, button } = await openMenu();
  await user.keyboard('{Escape}');
  fetchMock.mockResolvedValue({ ok: false, status: 404 });
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  await screen.findByRole('link', { name: 'View as Markdown' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  warn.mockRestore();
});

test.each([
  [
    'the file is not there',
    () => fetchMock.mockResolvedValue({ ok: false, status: 404 }),
  ],
  ['there is no network', () => fetchMock.mockRejectedValue(new TypeError('Failed'))],
])('says what to do instead if %s', async (_case, fail) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fail();
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('View it as Markdown'),
  );
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('shows the Markdown, selected, if the clipboard is refused', async () => {
  const { user } = await openMenu();
  Object.assign(window, { ClipboardItem: class {} });
  const write = jest.fn().mockRejectedValue(new Error('Denied'));
  Object.assign(navigator.clipboard, { write });
  writeText.mockRejectedValue(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  const notice = await screen.findByRole('dialog', { name: /did not allow/ });
  expect(within(notice).getByRole('textbox')).toHaveValue('# Bars');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  Reflect.deleteProperty(window, 'ClipboardItem');
  await user.keyboard('{Escape}');
});

test('a clipboard that accepts promises is called synchronously', async () => {
  const { user } = await openMenu();
  const items: Record<string, Promise<Blob>>[] = [];
  class Item {
    constructor(data: Record<string, Promise<Blob>>) {
      items.push(data);
    }
  }
  const write = jest.fn(async () => undefined);
  Object.assign(window, { ClipboardItem: Item });
  Object.assign(navigator.clipboard, { write });
  await user.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  expect(write).toHaveBeenCalledTimes(1);
  const blob = await items[0]?.['text/plain'];
  expect(blob).toMatchObject({ type: 'text/plain', size: '# Bars'.length });
  expect(writeText).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'ClipboardItem');
  await act(async () => undefined);
});

test('assistants receive the address of the Markdown', async () => {
  await openMenu();
  const address = new URL(MARKDOWN, window.location.href).href;
  for (const { name, address: start } of ASSISTANTS) {
    const link = screen.getByRole('link', { name });
    const href = link.getAttribute('href') ?? '';
    expect(href.startsWith(start.replace('{prompt}', ''))).toBe(true);
    expect(decodeURIComponent(href)).toContain(`Read ${address} and answer`);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(
    screen.getByRole('link', { name: 'View as Markdown' }).getAttribute('href'),
  ).toBe(MARKDOWN);
});
