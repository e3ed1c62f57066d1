import { reloadWhenFixed } from '../../../src/features/dev-reload/reloadWhenFixed';

const reload = jest.fn();
reloadWhenFixed(window, reload);

const post = (type: string, source: Window | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { data: { type }, source }));

beforeEach(() => reload.mockClear());

test('the page reloads once an error is fixed', () => {
  post('webpackErrors');
  post('webpackErrors');
  expect(reload).not.toHaveBeenCalled();
  post('webpackOk');
  post('webpackOk');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without an error, and for other messages, nothing reloads', () => {
  post('webpackOk');
  post('webpackErrors', null);
  post('webpackOk');
  window.dispatchEvent(new MessageEvent('message', { data: null, source: window }));
  expect(reload).not.toHaveBeenCalled();
});
