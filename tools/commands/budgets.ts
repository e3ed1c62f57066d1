/**
 * `npm run budgets`: checks `build/` against the budgets, as `npm test` does. With `--
 * --accept "reason"`, its sizes become the budgets.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { checkBudgets } from '../budgets/checkBudgets';
import { listModules } from '../budgets/listModules';
import { measureBuild } from '../budgets/measureBuild';

const write = (file: string, content: unknown): void =>
  fs.writeFileSync(
    path.join(SITE_DIR, 'tools/budgets', file),
    `${JSON.stringify(content, null, 2)}\n`,
  );

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { accept: { type: 'string' } },
  });
  const reason = values.accept?.trim();
  if (reason === '')
    throw new Error('--accept wants a reason: npm run budgets -- --accept "<reason>"');
  const problems = await checkBudgets();
  problems.forEach((problem) => console.log(problem));
  if (reason === undefined) {
    if (problems.length === 0) console.log('All budgets hold.');
    else process.exitCode = 1;
    return;
  }
  write('budgets.json', { reason, ...(await measureBuild()) });
  write('modules.json', await listModules());
  console.log('Written: budgets.json and modules.json of tools/budgets.');
}

runCommand(main, ['--accept']);
