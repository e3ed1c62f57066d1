import { screen } from '@testing-library/react';
import {
  answer,
  caches,
  getBox,
  getStatus,
  LIST,
  listButtons,
  offer,
  OFFER,
  open,
  PAGE,
  press,
  resetDevice,
  saveAll,
  SCRIPT,
  settle,
  waiting,
} from './saveSupport';

const setSpace = (quota: number) =>
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ quota }), persist: async () => true },
    configurable: true,
  });
const getProblem = () => document.querySelector('[data-save-problem]');

beforeEach(resetDevice);
afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

test('Cancel aborts pending files, and the product is not saved', async () => {
  await open();
  await press('Save for offline');
  await answer(PAGE);
  expect(await caches.keys()).toHaveLength(1);
  await press('Cancel');
  expect(waiting[SCRIPT]?.signal.aborted).toBe(true);
  expect(await caches.keys()).toEqual([]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(getBox()).toHaveAttribute('data-save-state', 'none');
  // The user requested it, so it is not an error.
  expect(getStatus()).toBe(OFFER);
  expect(listButtons()).toEqual(['Save for offline']);
});

test('after Cancel the product can be saved from the start', async () => {
  await open();
  await press('Save for offline');
  await answer(PAGE);
  await press('Cancel');
  await saveAll();
  expect(getBox()).toHaveAttribute('data-save-state', 'saved');
});

test.each([404, 500])(
  'a file with status %d is an error, and nothing is stored',
  async (status) => {
    await open();
    await press('Save for offline');
    await answer(PAGE);
    await answer(SCRIPT, status);
    expect(getProblem()).toHaveTextContent(
      'A file could not be loaded, so nothing was changed. Check the connection, then try again.',
    );
    expect(screen.getByRole('status')).toContainElement(getProblem() as HTMLElement);
    expect(getBox()).toHaveAttribute('data-save-state', 'none');
    expect(await caches.keys()).toEqual([]);
    expect(listButtons()).toEqual(['Save for offline']);
  },
);

test('a device without space shows an error before a file is fetched', async () => {
  setSpace(LIST.bytes - 1);
  await open();
  await press('Save for offline');
  expect(getProblem()).toHaveTextContent(
    'The browser has no space left for these pages.',
  );
  expect(waiting).toEqual({});
  expect(getBox()).toHaveAttribute('data-save-state', 'none');
});

test('a device that fills up while saving shows an error, and nothing is stored', async () => {
  caches.refusal = new DOMException('full', 'QuotaExceededError');
  await open();
  await saveAll();
  expect(getProblem()).toHaveAttribute('data-save-problem', 'full');
  expect(await caches.keys()).toEqual([]);
});

test('the next attempt removes the error', async () => {
  await open();
  await press('Save for offline');
  await answer(PAGE, 404);
  expect(getProblem()).not.toBeNull();
  await press('Save for offline');
  expect(getProblem()).toBeNull();
  await answer(PAGE);
  await answer(SCRIPT);
  expect(getProblem()).toBeNull();
  expect(getBox()).toHaveAttribute('data-save-state', 'saved');
});

async function openOutdated(): Promise<void> {
  const { unmount } = await open();
  await saveAll();
  unmount();
  const files = LIST.files.map((file) => ({ ...file, revision: file.revision && 'b' }));
  offer({ ...LIST, version: 'two', files });
  await open();
}

test('a failed update keeps the saved version and shows the reason', async () => {
  await openOutdated();
  expect(getStatus()).toContain('There is a newer version.');
  expect(listButtons()).toEqual(['Update', 'Remove']);
  await press('Update');
  await answer(PAGE, 404);
  expect(getProblem()).not.toBeNull();
  expect(getBox()).toHaveAttribute('data-save-state', 'outdated');
  expect(screen.getByText('Pages of version one')).toBeVisible();
  await press('Update');
  await answer(PAGE);
  expect(screen.getByText('Pages of version two')).toBeVisible();
  expect(listButtons()).toEqual(['Remove']);
});

test('removing after a failed update removes the error', async () => {
  await openOutdated();
  await press('Update');
  await answer(PAGE, 404);
  expect(getProblem()).not.toBeNull();
  await press('Remove');
  expect(getProblem()).toBeNull();
  expect(getBox()).toHaveAttribute('data-save-state', 'none');
});

test('leaving the page stops saving', async () => {
  const { unmount } = await open();
  await press('Save for offline');
  unmount();
  await settle();
  expect(waiting[PAGE]?.signal.aborted).toBe(true);
  expect(await caches.keys()).toEqual([]);
});
