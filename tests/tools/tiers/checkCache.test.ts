import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { hasPassed, keepPass } from '../../support/tiers/checkCache';
import { FULL_RUN_VARIABLE } from '../../support/tiers/tier';

const CHECK = `test-of-the-cache-${process.pid}`;
const given = process.env[FULL_RUN_VARIABLE];

beforeEach(() => {
  delete process.env[FULL_RUN_VARIABLE];
});
afterAll(() => {
  if (given !== undefined) process.env[FULL_RUN_VARIABLE] = given;
  fs.rmSync(path.join(SITE_DIR, '.cache/checks', CHECK), {
    recursive: true,
    force: true,
  });
});

test('a pass is known by its key alone, and a full run knows none', () => {
  const key = crypto.randomBytes(16).toString('hex');
  expect(hasPassed(CHECK, key)).toBe(false);
  keepPass(CHECK, key);
  expect(hasPassed(CHECK, key)).toBe(true);
  expect(hasPassed(CHECK, key.replace(/^./, 'x'))).toBe(false);
  process.env[FULL_RUN_VARIABLE] = '1';
  expect(hasPassed(CHECK, key)).toBe(false);
});
