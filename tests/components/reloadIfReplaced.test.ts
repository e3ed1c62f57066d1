import { reloadIfReplaced } from '../../src/components/reloadIfReplaced';
import { reloadPage } from '../../src/components/reloadPage';

jest.mock('../../src/components/reloadPage', () => ({
  reloadPage: jest.fn(),
}));

const page = (hash: string) =>
  `<script>startLate(["/x/assets/js/runtime~main.1.js","/x/assets/js/main.${hash}.js"])</script>`;

/** The currently published page. */
const publish = (answer: { ok?: boolean; html: string } | Error) => {
  window.fetch = jest.fn(async () => {
    if (answer instanceof Error) throw answer;
    return { ok: answer.ok ?? true, text: async () => answer.html } as Response;
  });
};

beforeEach(() => {
  jest.mocked(reloadPage).mockClear();
  document.head.innerHTML =
    '<script src="/x/assets/js/main.a1b2.js" type="test"></script>';
  document.body.innerHTML = '';
});

test('a page that was deployed again is reloaded', async () => {
  publish({ html: page('c3d4') });
  await reloadIfReplaced();
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(window.fetch).toHaveBeenCalledWith('/', { cache: 'no-store' });
});

test.each([
  ['the same page', { html: page('a1b2') }],
  ['a page of somebody else', { html: '<h1>Sign in to the network</h1>' }],
  ['an error', { ok: false, html: page('c3d4') }],
  ['no network', new Error('Failed to fetch')],
])('%s changes nothing', async (_name, answer) => {
  publish(answer);
  await reloadIfReplaced();
  expect(reloadPage).not.toHaveBeenCalled();
});

test.each([
  ['<textarea></textarea>', 0],
  ['<input type="search">', 0],
  ['<input type="search" data-search-input="">', 1],
  ['<div data-demo=""><input></div>', 1],
  ['<input type="checkbox">', 1],
])('text in %s: %i reloads', async (html, count) => {
  publish({ html: page('c3d4') });
  document.body.innerHTML = html;
  document.querySelector<HTMLInputElement>('input, textarea')!.value = 'typed';
  await reloadIfReplaced();
  expect(reloadPage).toHaveBeenCalledTimes(count);
});
