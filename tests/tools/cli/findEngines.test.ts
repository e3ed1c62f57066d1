import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEngine, installEngine } from '../../../tools/cli/findEngines';

const former = process.env.PATH;
let folder: string;

/** A machine with these programs alone; `which` is how they are found. */
function haveOnly(...names: string[]): void {
  const which = ['/usr/bin/which', '/bin/which'].find((file) => fs.existsSync(file));
  fs.symlinkSync(which!, path.join(folder, 'which'));
  fs.symlinkSync('/bin/sh', path.join(folder, 'sh'));
  for (const name of names)
    fs.writeFileSync(path.join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
  process.env.PATH = folder;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
});
afterEach(() => {
  process.env.PATH = former;
  fs.rmSync(folder, { recursive: true });
});

test('Firefox is the one that is named, or the one of the machine', () => {
  haveOnly('firefox-esr');
  const installed = path.join(folder, 'firefox-esr');
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
