/**
 * `npm run serve [-- --port N] [--version <major>] [--plain]`: serves the built site, or that of an
 * older version, compressed unless plain.
 */
import { readVersion } from '../build/buildOptions';
import { readFlag } from './readFlag';
import { runCommand } from './runCommand';

runCommand(async () => {
  // src/config/versions.ts reads it when it is loaded.
  const version = readFlag(process.argv, '--version');
  if (version !== undefined) process.env.DOCS_VERSION = readVersion(version);
  const { serveSite } = await import('./serveSite');
  await serveSite(process.argv);
}, ['--version', '--port', '--plain']);
