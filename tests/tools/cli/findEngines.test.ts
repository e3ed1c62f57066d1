import { findEngine, installEngine } from '../../../tools/cli/findEngines';
import { mockPrograms } from '../../support/tools/mockPrograms';

const { provideOnly, pathOf } = mockPrograms();

test('Firefox is the configured or the installed one', () => {
  provideOnly('firefox-esr');
  const installed = pathOf('firefox-esr');
  expect(findEngine('firefox', {})).toEqual({ browser: installed });
  expect(findEngine('firefox', { FIREFOX_PATH: process.execPath })).toEqual({
    browser: process.execPath,
  });
  expect(() => findEngine('firefox', { FIREFOX_PATH: '/nowhere' })).toThrow(
    'FIREFOX_PATH is "/nowhere"',
  );
});

test('missing engines are named, with the packages that contain them', () => {
  provideOnly();
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
