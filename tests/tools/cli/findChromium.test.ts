import { findChromium, findTestChromium } from '../../../tools/cli/findChromium';
import { pretendMachine } from '../../support/tools/pretendMachine';

const { haveOnly, pathOf } = pretendMachine();

test('tests take the Chromium without a window, all else the one with', () => {
  haveOnly('chromium', 'chromium-headless-shell');
  expect(findTestChromium({})).toBe(pathOf('chromium-headless-shell'));
  expect(findChromium({})).toBe(pathOf('chromium'));
});

test('tests take any other Chromium where there is none of that kind', () => {
  haveOnly('google-chrome');
  expect(findTestChromium({})).toBe(pathOf('google-chrome'));
});

test('the one that is named comes first, and must be there', () => {
  haveOnly('chromium', 'chromium-headless-shell');
  const named = { CHROMIUM_PATH: pathOf('chromium') };
  expect(findTestChromium(named)).toBe(named.CHROMIUM_PATH);
  const missing = { CHROMIUM_PATH: pathOf('none') };
  for (const find of [findChromium, findTestChromium])
    expect(() => find(missing)).toThrow(/CHROMIUM_PATH is ".*none", but there is no/);
});
