import { createStorageSlot } from '../../../src/lib/storageSlot';
import { block, resetBrowser } from './support';

const parse = (text: string): string | null => (text === 'good' ? text : null);
const slot = createStorageSlot('key', parse, {
  getStorage: () => window.localStorage,
  getEvents: () => window,
});
const dispatchStorage = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(resetBrowser);

test('stores, reads and deletes', () => {
  expect(slot.get()).toBeNull();
  slot.set('good');
  expect(slot.get()).toBe('good');
  expect(window.localStorage.getItem('key')).toBe('good');
  slot.del();
  expect(window.localStorage.getItem('key')).toBeNull();
});

test('invalid values, and values that break the parser, are ignored', () => {
  window.localStorage.setItem('key', 'bad');
  expect(slot.get()).toBeNull();
  const strict = createStorageSlot('key', (text) => JSON.parse(text) as string, {
    getStorage: () => window.localStorage,
    getEvents: () => window,
  });
  expect(strict.get()).toBeNull();
});

test('blocked storage is treated as empty and does not throw', () => {
  const unblock = block(window, 'localStorage');
  expect(slot.get()).toBeNull();
  expect(() => slot.set('good')).not.toThrow();
  expect(() => slot.del()).not.toThrow();
  unblock();
});

test('full storage does not throw', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => slot.set('good')).not.toThrow();
  full.mockRestore();
});

test('without a window everything is absent', () => {
  const nowhere = (): never => {
    throw new ReferenceError('window is not defined');
  };
  const server = createStorageSlot('key', parse, {
    getStorage: nowhere,
    getEvents: nowhere,
  });
  expect(server.get()).toBeNull();
  expect(() => {
    server.set('good');
    server.del();
    server.listen(() => undefined)();
  }).not.toThrow();
});

test('receives changes of other tabs until it unsubscribes', () => {
  const onChange = jest.fn();
  const end = slot.listen(onChange);
  window.localStorage.setItem('key', 'good');
  dispatchStorage('key');
  dispatchStorage('other');
  window.localStorage.clear();
  dispatchStorage(null);
  end();
  dispatchStorage('key');
  expect(onChange.mock.calls).toEqual([['good'], [null]]);
});
