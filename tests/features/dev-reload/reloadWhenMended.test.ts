import { reloadWhenMended } from '../../../src/features/dev-reload/reloadWhenMended';

const reload = jest.fn();
reloadWhenMended(window, reload);

const post = (type: string, source: Window | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { data: { type }, source }));

beforeEach(() => {
  delete document.documentElement.dataset.hasHydrated;
  reload.mockClear();
});

test('a page that was blank because of an error reloads once it is mended', () => {
  post('webpackErrors');
  post('webpackErrors');
  expect(reload).not.toHaveBeenCalled();
  post('webpackOk');
  post('webpackOk');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that shows something is left to the update', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  post('webpackErrors');
  post('webpackOk');
  expect(reload).not.toHaveBeenCalled();
});

test('without an error, and for what others post, nothing reloads', () => {
  post('webpackOk');
  post('webpackErrors', null);
  post('webpackOk');
  window.dispatchEvent(new MessageEvent('message', { data: null, source: window }));
  expect(reload).not.toHaveBeenCalled();
});
