import path from 'node:path';
import { readBuildOptions } from '../build/buildOptions';
import type { Given } from '../cli/parseCommand';

/**
 * Builds each language of each version in a separate process (several in one process leak
 * memory), and assembles them next to the current site before it is replaced.
 */
export async function run({ values, args }: Given<'build'>): Promise<void> {
  if (values.compare) return compare(args);
  if (values.merge) return merge(args);
  if (args.length > 0)
    throw new Error(
      'Folders belong to --merge and --compare. See: npm run build -- --help',
    );
  const options = readBuildOptions(values);
  const { version, allVersions } = options;
  // Read by src/config/versions.ts when it is loaded.
  if (version) process.env.DOCS_VERSION = version;
  process.env.DOCS_LAYOUT = allVersions ? 'folders' : 'hosts';
  const { buildSite } = await import('../build/buildSite');
  await buildSite(options);
}

async function compare(folders: readonly string[]): Promise<void> {
  const [first, second, ...more] = folders.map((folder) => path.resolve(folder));
  if (!first || !second || more.length > 0)
    throw new Error('Name two folders: npm run build -- --compare build other-build');
  const { compareBuilds } = await import('../build/compareBuilds');
  const { reportDifferences } = await import('../build/compareBuilds');
  reportDifferences(await compareBuilds(first, second));
}

async function merge([
  folder = 'build-shards',
  ...more
]: readonly string[]): Promise<void> {
  if (more.length > 0) throw new Error('Name one folder: npm run build -- --merge parts');
  const { readPlans } = await import('../build/readBuildPlan');
  const parts = await readPlans(path.resolve(folder));
  const { all, layout } = parts[0]!.plan;
  // Read by src/config/versions.ts when it is loaded.
  process.env.DOCS_VERSION = /^v(\d+)-/.exec(all[0] ?? '')?.[1];
  process.env.DOCS_LAYOUT = layout;
  const { mergeSite } = await import('../build/mergeSite');
  await mergeSite(parts);
}
