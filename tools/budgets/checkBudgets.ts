import budgets from './budgets.json';
import { compareSizes } from './compareSizes';
import { listGrowth } from './listGrowth';
import { listModules } from './listModules';
import { measureBuild } from './measureBuild';
import modules from './modules.json';

/**
 * Checks `build/` against the budgets.
 * @returns violations, and the modules that grew; empty if there are none
 * @throws Error if there is no build
 */
export async function checkBudgets(): Promise<string[]> {
  const problems = compareSizes(await measureBuild(), budgets);
  if (problems.length === 0) return [];
  const growth = listGrowth(await listModules(), modules);
  const head = 'Sources that grew since the budgets were accepted, in bytes:';
  return growth.length > 0 ? [...problems, head, ...growth] : problems;
}
