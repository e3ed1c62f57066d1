/**
 * `npm run build:merge [-- <folder>]`: assembles one site from the parts that `npm run
 * build -- --shard` wrote to `build-shards/`, or to another folder.
 */
import path from 'node:path';
import { readPlans } from '../build/readPlan';
import { runCommand } from '../cli/runCommand';

runCommand(async () => {
  const [given = 'build-shards'] = process.argv
    .slice(2)
    .filter((arg) => !arg.startsWith('--'));
  const parts = await readPlans(path.resolve(given));
  const { all, layout } = parts[0]!.plan;
  // Read by src/config/versions.ts when it is loaded.
  process.env.DOCS_VERSION = /^v(\d+)-/.exec(all[0] ?? '')?.[1];
  process.env.DOCS_LAYOUT = layout;
  const { mergeSite } = await import('../build/mergeSite');
  await mergeSite(parts);
}, []);
