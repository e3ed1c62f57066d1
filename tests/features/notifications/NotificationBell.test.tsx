import {
  act,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NotificationBell } from '../../../src/features/notifications';
import { DATA_TIMEOUT } from '../../../src/config/shell';
import { block } from '../preferences/support';

const KEY = 'docs-notifications-seen';
const entry = (id: string, href?: string) => ({
  id,
  date: '2026-11-20',
  title: { en: `Title ${id}`, zh: '标题' },
  text: { en: 'Text', zh: '文字' },
  ...(href && { href }),
});
const answer = (data: unknown, ok = true) => {
  window.fetch = jest.fn(async () => ({ ok, json: async () => data }) as Response);
};
const bell = (name: RegExp | string) => screen.findByRole('button', { name });
const show = () =>
  render(
    <>
      <NotificationBell />
      <button type="button">Elsewhere</button>
    </>,
  );

let release = () => {};
// Lazily loaded parts are slow on a busy machine.
configure({ asyncUtilTimeout: 25_000 });
jest.setTimeout(60_000);
afterEach(() => {
  release();
  release = () => {};
});
beforeEach(() => {
  window.localStorage.clear();
  answer([entry('a', '/a/'), entry('b')]);
});

test('shows the number of new ones, lists them, and remembers that they were seen', async () => {
  const { container, unmount } = show();
  await userEvent.click(await bell('Notifications, 2 new'));
  expect(window.fetch).toHaveBeenCalledWith(
    '/x/notifications.json',
    expect.objectContaining({ signal: expect.any(AbortSignal) }),
  );
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(panel).toHaveFocus();
  expect(screen.getAllByText('New')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Title a' })).toHaveAttribute('href', '/a/');
  // An entry without an address is not a link.
  expect(screen.getByText('Title b')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Title b' })).toBeNull();
  expect(screen.getAllByText('Nov 20, 2026')).toHaveLength(2);
  expect((await axe(container)).violations).toEqual([]);
  expect(window.localStorage.getItem(KEY)).toBe('a b');
  unmount();
  show();
  await userEvent.click(await bell('Notifications'));
  await screen.findByText('Title b');
  expect(screen.queryByText('New')).toBeNull();
});

test('opens by keyboard; Escape closes it and returns the focus', async () => {
  show();
  const button = await bell('Notifications, 2 new');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Title a' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press elsewhere closes it, and so does losing the focus', async () => {
  show();
  const button = await bell(/2 new/);
  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('a panel that loads late does not take the focus from a user who has moved on', async () => {
  show();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  // On the same tick as the page: nothing of it has loaded yet.
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  act(() => elsewhere.focus());
  await bell('Notifications, 2 new');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(elsewhere).toHaveFocus();
});

test('notifications seen in another tab count as seen', async () => {
  show();
  await bell('Notifications, 2 new');
  window.localStorage.setItem(KEY, 'b');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  await bell('Notifications, 1 new');
});

test('works if storage is blocked', async () => {
  release = block(window, 'localStorage');
  show();
  const button = await bell('Notifications, 2 new');
  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAccessibleName('Notifications');
});

test('with an invalid file there are no notifications', async () => {
  answer({ a: 1 });
  show();
  await waitFor(() => expect(window.fetch).toHaveBeenCalled());
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByText('There is nothing to tell.')).toBeVisible();
});

test.each([
  ['no file', () => answer(null, false)],
  [
    'no network',
    () => {
      window.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
    },
  ],
])(
  'with %s a user who opens it sees a message, and can try again',
  async (_name, arrange) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    arrange();
    show();
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await bell('Notifications'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The notifications could not be loaded.',
    );
    answer([entry('a')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Title a')).toBeVisible();
    warn.mockRestore();
  },
);

test('a host that does not answer: it shows that it waits, and then that it failed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  let signal: AbortSignal | null | undefined;
  window.fetch = jest.fn(
    (_address, init) =>
      new Promise<Response>((_resolve, reject) => {
        signal = init?.signal;
        signal?.addEventListener('abort', () => reject(signal?.reason as Error));
      }),
  );
  // Not a spy: the library would take it for a mocked clock.
  const { setTimeout: setTimer } = window;
  let giveUp: () => void = () => undefined;
  window.setTimeout = ((action: () => void, time?: number) => {
    if (time === DATA_TIMEOUT) giveUp = action;
    return setTimer(action, time);
  }) as typeof setTimer;
  release = () => {
    window.setTimeout = setTimer;
  };
  show();
  await waitFor(() => expect(signal).toBeDefined());
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Loading the notifications…',
  );
  act(giveUp);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    message: '/x/notifications.json did not arrive in 30 s.',
  });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await bell('Notifications')).toHaveFocus();
  warn.mockRestore();
});
