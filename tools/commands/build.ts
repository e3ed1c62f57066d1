/**
 * `npm run build [-- --version <major>
 * --all-versions] [--shard i/n] [--cold] [--verbose]`: builds each language of each
 * version in a separate process (several in one process leak memory), assembles them in
 * one folder for any static host next to the current one, and then replaces the current
 * one.
 */
import { readBuildOptions } from '../build/buildOptions';
import { runCommand } from '../cli/runCommand';

runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2));
  const { version, allVersions } = options;
  // Read by src/config/versions.ts when it is loaded.
  if (version) process.env.DOCS_VERSION = version;
  process.env.DOCS_LAYOUT = allVersions ? 'folders' : 'hosts';
  const { buildSite } = await import('../build/buildSite');
  await buildSite(options);
});
