import { getIconFontUrl } from '../../../src/features/icon-font/getIconFontUrl';

const mockFields = { fontsHost: '' };
jest.mock(
  '@generated/docusaurus.config',
  () => ({ __esModule: true, default: { customFields: mockFields } }),
  { virtual: true },
);

const HOST = 'https://fonts.googleapis.com';
const findSheet = () => document.head.querySelector('link[rel="stylesheet"]');

async function load(fontsHost: string): Promise<void> {
  mockFields.fontsHost = fontsHost;
  jest.useFakeTimers();
  await jest.isolateModulesAsync(async () => {
    await import('../../../src/features/icon-font');
  });
}

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('both families are in one stylesheet', () =>
  expect(getIconFontUrl(HOST)).toBe(
    `${HOST}/css2?family=Material+Icons&family=Material+Icons+Two+Tone&display=block`,
  ));

test('the stylesheet loads once the page is idle, not before', async () => {
  await load(HOST);
  expect(findSheet()).toBeNull();
  jest.runAllTimers();
  expect(findSheet()).toHaveAttribute('href', getIconFontUrl(HOST));
});

test('without a host nothing is requested', async () => {
  await load('');
  jest.runAllTimers();
  expect(findSheet()).toBeNull();
});
