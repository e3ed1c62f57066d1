import { act, fireEvent, render, screen } from '@testing-library/react';
import { SaveProduct } from '../../../src/features/offline/save/SaveProduct';
import type { OfflineList } from '../../../src/types/offline';
import { FakeCaches, FakeResponse } from './support';

export const LIST: OfflineList = {
  product: 'charts',
  version: 'one',
  pages: 12,
  bytes: 3_000_000,
  files: [
    { url: '/x/react-charts/', bytes: 1_000_000, revision: 'a', title: 'Charts' },
    { url: '/x/assets/js/charts.1234abcd.js', bytes: 2_000_000 },
  ],
};
export const [PAGE, SCRIPT] = LIST.files.map(({ url }) => url) as [string, string];
export const OFFER =
  'Keep all 12 pages with their demos on this device (3.0 MB), to read them anywhere.';

/** A pending file: the network answers when a test calls this. */
interface WaitingFile {
  answer: (status: number) => void;
  signal: AbortSignal;
}
export let caches: FakeCaches;
export let waiting: Record<string, WaitingFile>;

/** A device without stored files, and a network that offers the product. */
export function resetDevice(): void {
  caches = new FakeCaches();
  waiting = {};
  Object.assign(globalThis, { caches, Response: FakeResponse });
  offer(LIST);
}

export function offer(list: OfflineList): void {
  const answerJson = async (content: unknown) =>
    new FakeResponse(JSON.stringify(content));
  const fetchFile = (url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const answerFile = (status: number) =>
        resolve(new FakeResponse('content', { status }));
      waiting[url] = { answer: answerFile, signal };
      const cancel = () => reject(new DOMException('cancelled', 'AbortError'));
      signal.addEventListener('abort', cancel);
    });
  Object.assign(globalThis, {
    fetch: (url: string, init: { signal: AbortSignal }) => {
      if (url === '/x/offline/index.json') return answerJson({ charts: list });
      return url === '/x/offline/charts.json' ? answerJson(list) : fetchFile(url, init);
    },
  });
}

export const goOffline = () =>
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('offline')) });

export async function open() {
  const view = render(
    <SaveProduct product="charts" headingLevel={2}>
      {({ list }) => <p>Pages of version {list.version}</p>}
    </SaveProduct>,
  );
  await settle();
  return view;
}
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

export async function answer(url: string, status = 200): Promise<void> {
  waiting[url]?.answer(status);
  await settle();
}

export async function saveAll(): Promise<void> {
  await press('Save for offline');
  await answer(PAGE);
  await answer(SCRIPT);
}

export const getBox = () =>
  screen.getByRole('region', { name: 'Charts without a network' });
export const getStatus = () => screen.getByRole('status').textContent?.trim();
export const listButtons = () =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent);
