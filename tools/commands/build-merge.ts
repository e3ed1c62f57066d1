/**
 * `npm run build:merge [-- <folder>]`: makes one site of the parts that `npm run build -- --shard`
 * left in `build-shards/`, or in another folder.
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
  // src/config/versions.ts reads them when it is loaded.
  process.env.DOCS_VERSION = /^v(\d+)-/.exec(all[0] ?? '')?.[1];
  process.env.DOCS_LAYOUT = layout;
  const { mergeSite } = await import('../build/mergeSite');
  await mergeSite(parts);
}, []);
