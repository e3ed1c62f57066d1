import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  answer,
  caches,
  getBox,
  getStatus,
  goOffline,
  listButtons,
  OFFER,
  open,
  PAGE,
  press,
  resetDevice,
  saveAll,
  SCRIPT,
  waiting,
} from './saveSupport';

beforeEach(resetDevice);

test('the size is shown before anything is fetched', async () => {
  const { container } = await open();
  expect(getStatus()).toBe(OFFER);
  expect(listButtons()).toEqual(['Save for offline']);
  expect(getBox()).toHaveAttribute('data-save-state', 'none');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(waiting).toEqual({});
  expect(await caches.keys()).toEqual([]);
  expect((await axe(container)).violations).toEqual([]);
});

test('offline nothing is offered', async () => {
  goOffline();
  await open();
  expect(getStatus()).toBe('Not saved on this device.');
  expect(listButtons()).toEqual([]);
});

test('while saving it shows the progress, in files and megabytes', async () => {
  const { container } = await open();
  await press('Save for offline');
  expect(getBox()).toHaveFocus();
  expect(getBox()).toHaveAttribute('data-save-state', 'saving');
  expect(listButtons()).toEqual(['Cancel']);
  expect(Object.keys(waiting)).toEqual([PAGE, SCRIPT]);
  const bar = screen.getByRole('progressbar', { name: 'Saving Charts' });
  expect(bar).toHaveProperty('position', 0);
  await answer(PAGE);
  expect(bar).toHaveProperty('position', 1 / 3);
  expect(screen.getByText('1 of 2 files, 1.0 of 3.0 MB')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('once saved it shows the size and offers to remove it', async () => {
  await open();
  await saveAll();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(getBox()).toHaveAttribute('data-save-state', 'saved');
  expect(getStatus()).toMatch(/^Saved on this device: 12 pages, 3\.0 MB, .*\d{4}\.$/);
  expect(listButtons()).toEqual(['Remove']);
  expect(screen.getByText('Pages of version one')).toBeVisible();
});

test('a product that was saved before is available offline, and Remove deletes it', async () => {
  const { unmount } = await open();
  await saveAll();
  unmount();
  goOffline();
  await open();
  expect(getStatus()).toContain('Saved on this device: 12 pages, 3.0 MB');
  await press('Remove');
  expect(await caches.keys()).toEqual([]);
  expect(getStatus()).toBe('Not saved on this device.');
  expect(screen.queryByText('Pages of version one')).toBeNull();
  expect(getBox()).toHaveFocus();
});
