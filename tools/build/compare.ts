/**
 * `npm run build:compare -- <folder> <folder>`: compares two built sites file by file, and fails
 * if they differ in something else than builds may differ in.
 */
import path from 'node:path';
import { runCommand } from '../cli/runCommand';
import { compareBuilds } from './compareBuilds';

/** How many differences are shown in full. */
const MAX_SHOWN = 30;

runCommand(async () => {
  const folders = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const [first, second] = folders.map((folder) => path.resolve(folder));
  if (!first || !second || folders.length > 2)
    throw new Error('Name two folders: npm run build:compare -- build other-build');
  const { same, accepted, differences } = await compareBuilds(first, second);
  console.log(`${same} files are the same.`);
  for (const [reason, files] of accepted)
    console.log(
      `${files.length} differ in ${reason}: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`,
    );
  for (const { file, kind, where } of differences.slice(0, MAX_SHOWN))
    console.log(`${file}: ${kind}${where ? ` ${where}` : ''}`);
  if (differences.length > 0)
    throw new Error(`The builds differ in ${differences.length} files.`);
}, []);
