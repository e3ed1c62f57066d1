/**
 * `npm run version:workspace -- <major>`: makes the folder in which an older version is built and
 * tested, and prints it.
 */
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { createWorkspace } from './workspace/createWorkspace';
import { readMajor } from './readMajor';

runCommand(() => {
  const workspace = createWorkspace(readMajor(process.argv.slice(2)));
  console.log(path.relative(SITE_DIR, workspace));
}, []);
