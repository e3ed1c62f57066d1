import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { checkBudgets } from '../budgets/checkBudgets';
import { listModules } from '../budgets/listModules';
import { measureBuild } from '../budgets/measureBuild';

const write = (file: string, content: unknown): void =>
  fs.writeFileSync(
    path.join(SITE_DIR, 'tools/budgets', file),
    `${JSON.stringify(content, null, 2)}\n`,
  );

export async function run({ values }: Given<'budgets'>): Promise<void> {
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
