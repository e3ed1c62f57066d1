import { act, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { WhatsNewLink } from '../../../src/features/notifications';
import { block } from '../preferences/support';

const KEY = 'docs-notifications-seen';
const IDS = ['a', 'b'];
const show = (isCurrent = false) => {
  const page = (isOpen: boolean) => (
    <>
      <WhatsNewLink to="/whats-new/" isCurrent={isOpen} ids={IDS} />
      {isOpen && (
        <>
          <h3 id="a">Title a</h3>
          <h3 id="b">Title b</h3>
        </>
      )}
    </>
  );
  const { rerender, ...rest } = render(page(isCurrent));
  return { ...rest, open: (isOpen: boolean) => rerender(page(isOpen)) };
};
const link = (name: string) => screen.getByRole('link', { name });
const listMarked = () =>
  [...document.querySelectorAll('[data-new="New"]')].map(({ id }) => id);

let release = () => {};
afterEach(() => {
  release();
  release = () => {};
});
beforeEach(() => window.localStorage.clear());

test('on the first visit nothing is unread, and later only what is newer', async () => {
  const { unmount } = show();
  expect(link("What's new")).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem(KEY)).toBe('a b'));
  unmount();
  window.localStorage.setItem(KEY, 'b');
  show();
  expect(link("What's new, 1 unread")).toBeVisible();
});

test('counts what is unread; opening the page marks it there, and stores that it was seen', async () => {
  window.localStorage.setItem(KEY, 'old');
  const { container, open, unmount } = show();
  expect(link("What's new, 2 unread")).not.toHaveAttribute('aria-current');
  expect((await axe(container)).violations).toEqual([]);
  open(true);
  expect(link("What's new")).toHaveAttribute('aria-current', 'page');
  expect(listMarked()).toEqual(['a', 'b']);
  expect(window.localStorage.getItem(KEY)).toBe('a b');
  open(false);
  open(true);
  expect(listMarked()).toEqual([]);
  unmount();
  show();
  expect(link("What's new")).toBeVisible();
});

test('only what is new since the last visit is unread', () => {
  window.localStorage.setItem(KEY, 'b old');
  const { open } = show();
  expect(link("What's new, 1 unread")).toBeVisible();
  open(true);
  expect(listMarked()).toEqual(['a']);
});

test('news seen in another tab counts as seen', () => {
  window.localStorage.setItem(KEY, 'old');
  show();
  expect(link("What's new, 2 unread")).toBeVisible();
  window.localStorage.setItem(KEY, 'b');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(link("What's new, 1 unread")).toBeVisible();
});

test('works if storage is blocked', () => {
  release = block(window, 'localStorage');
  const { open } = show();
  expect(link("What's new")).toBeVisible();
  open(true);
  expect(listMarked()).toEqual([]);
});
