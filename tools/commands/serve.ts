/**
 * `npm run serve [-- --port N] [--version <major>] [--plain]`: serves the built site, or
 * that of an older version, compressed unless `--plain` is set.
 */
import { readVersion } from '../build/buildOptions';
import { readFlag } from '../cli/readFlag';
import { runCommand } from '../cli/runCommand';

runCommand(async () => {
  // Read by src/config/versions.ts when it is loaded.
  const version = readFlag(process.argv, '--version');
  if (version !== undefined) process.env.DOCS_VERSION = readVersion(version);
  const { serveSite } = await import('../cli/serveSite');
  await serveSite(process.argv);
}, ['--version', '--port', '--plain']);
