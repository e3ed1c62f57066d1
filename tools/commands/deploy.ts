/**
 * `npm run deploy -- <folder or user@host:/folder> [--version <major>] [--rollback]`:
 * deploys `build/`, or the site of an older version, or rolls back to the previous build.
 * See deploy/README.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { readVersion } from '../build/buildOptions';
import { VERSIONS_DIR } from '../build/getTarget';
import { finishSwitch, STAGE_DIR } from '../build/switchBuild';
import { runCommand } from '../cli/runCommand';
import { createFolderStore } from '../deploy/createFolderStore';
import { createRemoteStore, parseRemote } from '../deploy/createRemoteStore';
import { deployBuild, rollBack } from '../deploy/deployBuild';
import { CURRENT } from '../deploy/store';

const OPTIONS = {
  version: { type: 'string' },
  rollback: { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const;

runCommand(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [target, ...rest] = positionals;
  if (target === undefined || rest.length > 0)
    throw new Error(
      'Name one place to deploy to: npm run deploy -- /srv/atlas, or docs@host.example.com:/srv/atlas',
    );
  const remote = parseRemote(target);
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
}, ['--version', '--rollback']);
