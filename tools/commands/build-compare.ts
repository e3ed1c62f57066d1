/**
 * `npm run build:compare -- <folder> <folder>`: compares two built sites file by file,
 * and fails if there are differences that are not allowed.
 */
import path from 'node:path';
import { runCommand } from '../cli/runCommand';
import { compareBuilds } from '../build/compareBuilds';
import { reportDifferences } from '../build/reportDifferences';

runCommand(async () => {
  const folders = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const [first, second] = folders.map((folder) => path.resolve(folder));
  if (!first || !second || folders.length > 2)
    throw new Error('Name two folders: npm run build:compare -- build other-build');
  reportDifferences(await compareBuilds(first, second));
}, []);
