import fs from 'node:fs';
import path from 'node:path';
import { writeManifest } from '../../../../tools/build/writeManifest';

/** Writes a small build: a page, its own script, and one that all builds share. */
export async function makeBuild(folder: string, name: string): Promise<string> {
  const files: Record<string, string> = {
    'index.html': `page of ${name}`,
    'x/sw.js': `worker of ${name}`,
    [`x/assets/js/${name}.js`]: `script of ${name}`,
    [`x/assets/js/${name}.js.br`]: `compressed of ${name}`,
    'x/assets/js/shared.js': 'shared',
  };
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  await writeManifest(folder);
  return folder;
}
