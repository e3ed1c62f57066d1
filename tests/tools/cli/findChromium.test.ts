import { findChromium, findTestChromium } from '../../../tools/cli/findChromium';
import { mockPrograms } from '../../support/tools/mockPrograms';

const { provideOnly, pathOf } = mockPrograms();

test('tests use the headless Chromium, everything else the headed one', () => {
  provideOnly('chromium', 'chromium-headless-shell');
  expect(findTestChromium({})).toBe(pathOf('chromium-headless-shell'));
  expect(findChromium({})).toBe(pathOf('chromium'));
});

test('tests use any other Chromium if there is no headless one', () => {
  provideOnly('google-chrome');
  expect(findTestChromium({})).toBe(pathOf('google-chrome'));
});

test('the configured one comes first, and must exist', () => {
  provideOnly('chromium', 'chromium-headless-shell');
  const named = { CHROMIUM_PATH: pathOf('chromium') };
  expect(findTestChromium(named)).toBe(named.CHROMIUM_PATH);
  const missing = { CHROMIUM_PATH: pathOf('none') };
  for (const find of [findChromium, findTestChromium])
    expect(() => find(missing)).toThrow(/CHROMIUM_PATH is ".*none", but there is no/);
});
