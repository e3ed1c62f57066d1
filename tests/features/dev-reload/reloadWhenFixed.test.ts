import { reloadWhenFixed } from '../../../src/features/dev-reload/reloadWhenFixed';

const reload = jest.fn();
reloadWhenFixed(window, reload);

const post = (type: string, source: Window | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { data: { type }, source }));

beforeEach(() => {
  delete document.documentElement.dataset.hasHydrated;
  reload.mockClear();
});

test('a page that was blank because of an error reloads once it is fixed', () => {
  post('webpackErrors');
  post('webpackErrors');
  expect(reload).not.toHaveBeenCalled();
  post('webpackOk');
  post('webpackOk');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page with content is left to hot reloading', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  post('webpackErrors');
  post('webpackOk');
  expect(reload).not.toHaveBeenCalled();
});

test('without an error, and for other messages, nothing reloads', () => {
  post('webpackOk');
  post('webpackErrors', null);
  post('webpackOk');
  window.dispatchEvent(new MessageEvent('message', { data: null, source: window }));
  expect(reload).not.toHaveBeenCalled();
});
