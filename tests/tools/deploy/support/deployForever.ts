/**
 * Deploys build after build until it is killed; the arguments are the target and a
 * folder.
 */
import path from 'node:path';
import { createFolderStore } from '../../../../tools/deploy/createFolderStore';
import { deployBuild } from '../../../../tools/deploy/deployBuild';
import { makeBuild } from './makeBuild';

const SECOND = 1_000;

async function main([target = '', work = '']: readonly string[]): Promise<void> {
  for (let round = 0; ; round += 1) {
    const build = await makeBuild(path.join(work, 'build'), `r${process.pid}n${round}`);
    await deployBuild(build, createFolderStore(target), Date.now() + round * SECOND);
    if (round === 0) console.log('deployed');
  }
}

void main(process.argv.slice(2));
