import { findEngine, installEngine } from '../../../tools/cli/findEngines';
import { pretendMachine } from '../../support/tools/pretendMachine';

const { haveOnly, pathOf } = pretendMachine();

test('Firefox is the one that is named, or the one of the machine', () => {
  haveOnly('firefox-esr');
  const installed = pathOf('firefox-esr');
  expect(findEngine('firefox', {})).toEqual({ browser: installed });
  expect(findEngine('firefox', { FIREFOX_PATH: process.execPath })).toEqual({
    browser: process.execPath,
  });
  expect(() => findEngine('firefox', { FIREFOX_PATH: '/nowhere' })).toThrow(
    'FIREFOX_PATH is "/nowhere"',
  );
});

test('what is missing is named, with the packages that have it', () => {
  haveOnly();
  expect(findEngine('firefox', {})).toEqual({
    packages: ['firefox-esr'],
    reason: 'Firefox not found. On Debian: apt-get install firefox-esr',
  });
  expect(findEngine('webkit', {})).toEqual({
    packages: ['webkit2gtk-driver', 'xvfb'],
    reason: expect.stringMatching(
      /WebKitWebDriver and Xvfb not found\. On Debian: apt-get install webkit2gtk-driver xvfb$/,
    ),
  });
  // There is no apt-get to install them with.
  expect(installEngine('firefox', {})).toContain('apt-get install firefox-esr');
});
