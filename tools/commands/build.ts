/**
 * `npm run build [-- --version <major> | --all-versions] [--shard i/n] [--cold] [--verbose]`:
 * builds each language of each version in a process of its own (several in one process leak
 * memory), lays them out as one folder for any static host beside the present one, and switches.
 */
import { readBuildOptions } from '../build/buildOptions';
import { runCommand } from '../cli/runCommand';

runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2));
  const { version, allVersions } = options;
  // src/config/versions.ts reads them when it is loaded.
  if (version) process.env.DOCS_VERSION = version;
  process.env.DOCS_LAYOUT = allVersions ? 'folders' : 'hosts';
  const { buildSite } = await import('../build/buildSite');
  await buildSite(options);
});
