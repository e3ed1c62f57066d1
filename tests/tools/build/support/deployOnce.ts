/**
 * Deploys the build of one folder to another, like the command; the arguments are both.
 */
import { runCommand } from '../../../../tools/cli/runCommand';
import { createFolderStore } from '../../../../tools/deploy/createFolderStore';
import { deployBuild } from '../../../../tools/deploy/deployBuild';

const [folder = '', target = ''] = process.argv.slice(2);
runCommand(async () => {
  await deployBuild(folder, createFolderStore(target), Date.now());
});
