import { act, fireEvent, render, screen } from '@testing-library/react';
import { RETRY_INTERVAL } from '../../../src/config/offline';
import { createRetry } from '../../../src/features/offline/page/createRetry';
import { listVisited, readTitle } from '../../../src/features/offline/page/listVisited';
import { MissingPage } from '../../../src/features/offline/page/MissingPage';
import {
  renderAddressScript,
  restoreAddress,
} from '../../../src/features/offline/page/requestedAddress';
import { FakeCaches, FakeResponse } from './support';

const runAddressScript = () => new Function(renderAddressScript('/x/'))();

test('the page starts at its own address and then shows the requested one', () => {
  const target = `${window.location.origin}/x/react-charts/bars/?a=1#BasicBars.tsx`;
  window.history.replaceState({ kept: true }, '', target);
  runAddressScript();
  expect(window.location.pathname).toBe('/x/_app/');
  expect(restoreAddress(window as never)).toBe(target);
  expect(window.location.href).toBe(target);
  expect(window.history.state).toEqual({ kept: true });
  // The head is reassembled.
  runAddressScript();
  expect(window.location.href).toBe(target);
  expect(restoreAddress(window as never)).toBeUndefined();
});

test('opening the page itself does not redirect', () => {
  window.history.replaceState(null, '', '/x/_app/');
  delete (window as { __wantedAddress?: string }).__wantedAddress;
  runAddressScript();
  expect(restoreAddress(window as never)).toBeUndefined();
  expect(window.location.pathname).toBe('/x/_app/');
});

test('a retry opens the address only when the network answers', async () => {
  const open = jest.fn();
  const dead = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await createRetry('/x/a/', { fetch: dead, open })()).toBe(false);
  expect(open).not.toHaveBeenCalled();
  const alive = jest.fn(async () => new FakeResponse('') as never);
  expect(await createRetry('/x/a/', { fetch: alive, open })()).toBe(true);
  expect(alive).toHaveBeenCalledWith('/x/a/', { method: 'HEAD', cache: 'no-store' });
  expect(open).toHaveBeenCalledWith('/x/a/');
  const proxy = async () => new FakeResponse('', { status: 502 }) as never;
  expect(await createRetry('/x/a/', { fetch: proxy, open })()).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('retries regularly while the page is visible, without a message', async () => {
  jest.useFakeTimers();
  const fetchMock = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch: fetchMock });
  const { unmount } = render(<MissingPage url="https://docs.example.com/x/a/" />);
  await act(async () => jest.advanceTimersByTimeAsync(2 * RETRY_INTERVAL));
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).not.toContain('Still no connection');
  const isSeen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => jest.advanceTimersByTimeAsync(2 * RETRY_INTERVAL));
  expect(fetchMock).toHaveBeenCalledTimes(2);
  isSeen.mockRestore();
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  expect(fetchMock).toHaveBeenCalledTimes(3);
  unmount();
  await jest.advanceTimersByTimeAsync(2 * RETRY_INTERVAL);
  expect(fetchMock).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

test('retries on demand, and automatically once there is a network', async () => {
  const fetchMock = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch: fetchMock });
  render(<MissingPage url="https://docs.example.com/x/react-charts/b%C3%A4rs/" />);
  expect(screen.getByRole('status').textContent).toContain('/x/react-charts/bärs/');
  await act(async () => fireEvent.click(screen.getByText('Retry')));
  expect(screen.getByRole('status').textContent).toContain('Still no connection');
  await act(async () => fireEvent(window, new Event('online')));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('lists the visited pages by title', async () => {
  const caches = new FakeCaches();
  const cache = await caches.open('atlas /x/ v1 pages');
  for (const [path, title] of [
    ['/x/b/', 'Pie &amp; donut | Component Atlas'],
    ['/x/a/', 'Bars | Component Atlas'],
    ['/x/_app/', 'Reading offline | Component Atlas'],
    ['/x/broken/', ''],
  ] as const) {
    const response = new FakeResponse(`<head><title data-rh=true>${title}</title>`);
    response.url = `https://docs.example.com${path}`;
    await cache.put(path, response as never);
  }
  expect(await listVisited(caches.asCaches(), '/x/')).toEqual([
    { url: '/x/a/', title: 'Bars' },
    { url: '/x/b/', title: 'Pie & donut' },
  ]);
  expect(readTitle('<p>')).toBe('');
});
