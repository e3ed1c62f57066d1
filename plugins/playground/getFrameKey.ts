import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readLicenseKey } from '../licenses/licenseKeyPlugin';

/** All sources of the frame: if none of them changed, the frame has not changed. */
const SOURCES = [
  // That of an older version has its own packages.
  'package.json',
  'package-lock.json',
  'plugins/playground',
  'plugins/licenses',
  'plugins/theming',
  'plugins/shared',
  'plugins/translations/renderMuiTexts.ts',
  'plugins/translations/writeDemoTexts.ts',
  'src/components/SchemeTheme',
  'src/features/playground/frame',
  'src/features/playground/protocol.ts',
  'src/lib/createRateLimit.ts',
  'src/lib/findNearest.ts',
  'src/lib/errors.ts',
  'src/config/playground.ts',
  'src/config/languages.ts',
  'src/config/preferences.ts',
  'src/lib/getIconShard.ts',
  'src/design',
];

/** A short hash of the current sources of the frame. */
export function getFrameKey(siteDir: string): string {
  const hash = crypto.createHash('sha256').update(readLicenseKey(process.env) ?? '');
  for (const file of SOURCES.flatMap((source) => listFiles(path.join(siteDir, source)))) {
    hash.update(path.relative(siteDir, file));
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(target: string): string[] {
  if (!fs.existsSync(target)) return [];
  if (!fs.statSync(target).isDirectory()) return [target];
  return fs
    .readdirSync(target)
    .sort()
    .flatMap((entry) => listFiles(path.join(target, entry)));
}
