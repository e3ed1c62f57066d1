/**
 * Switches to build after build until it is killed; the arguments are the two folders.
 */
import fs from 'node:fs';
import path from 'node:path';
import { finishSwitch, nextOf, switchBuild } from '../../../../tools/build/switchBuild';
import { writeManifest } from '../../../../tools/build/writeManifest';

const FILES = 30;

async function main([target = '', stage = '']: readonly string[]): Promise<void> {
  const places = { target, stage };
  for (let round = 0; ; round += 1) {
    await finishSwitch(places);
    fs.rmSync(stage, { recursive: true, force: true });
    const next = nextOf(places);
    fs.mkdirSync(next, { recursive: true });
    for (let index = 0; index < FILES; index += 1)
      fs.writeFileSync(path.join(next, `${index}.html`), `round ${process.pid} ${round}`);
    await writeManifest(next);
    await switchBuild(places);
    if (round === 0) console.log('switched');
  }
}

void main(process.argv.slice(2));
