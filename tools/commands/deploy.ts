import path from 'node:path';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { readVersion } from '../build/buildOptions';
import { VERSIONS_DIR } from '../build/getTarget';
import { finishSwitch, STAGE_DIR } from '../build/switchBuild';
import type { Given } from '../cli/parseCommand';
import { requireWritable } from '../cli/requireWritable';
import { createFolderStore } from '../deploy/createFolderStore';
import { createRemoteStore, parseRemote } from '../deploy/createRemoteStore';
import { deployBuild, rollBack } from '../deploy/deployBuild';
import { CURRENT, RELEASES } from '../deploy/store';

export async function run({
  args: [target = ''],
  values,
}: Given<'deploy'>): Promise<void> {
  const remote = parseRemote(target);
  // The build is checked first, which takes a while.
  if (!remote) await requireWritable(path.resolve(target, RELEASES));
  const store = remote
    ? createRemoteStore(remote)
    : createFolderStore(path.resolve(target));
  if (values.rollback) {
    console.log(`Readers see ${await rollBack(store)} again.`);
    return;
  }
  const folder =
    values.version === undefined
      ? BUILD_DIR
      : path.join(VERSIONS_DIR, `v${readVersion(values.version)}`);
  await finishSwitch({ target: folder, stage: STAGE_DIR });
  const { id, isNew } = await deployBuild(folder, store, Date.now());
  console.log(
    isNew
      ? `Readers see ${id} now, at ${path.posix.join(target, CURRENT)}. Back to the former one: npm run deploy -- ${target} --rollback`
      : `Readers see this build already: ${id}.`,
  );
}
