/** `npm run size:accept`: makes the sizes of `build/` the budgets that the tests hold it to. */
import fs from 'node:fs';
import path from 'node:path';
import budgets from './budgets.json';
import { compareSizes } from './compareSizes';
import { measureBuild } from './measureBuild';

async function main(): Promise<void> {
  const sizes = await measureBuild();
  compareSizes(sizes, budgets).forEach((problem) => console.log(problem));
  const text = `${JSON.stringify(sizes, null, 2)}\n`;
  fs.writeFileSync(path.join(__dirname, 'budgets.json'), text);
  console.log('Written: tools/budgets/budgets.json. Say in the commit what it buys.');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
