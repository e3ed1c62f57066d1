import fs from 'node:fs/promises';
import path from 'node:path';
import { DEMO_LANGUAGES } from '../../src/config/languages';
import { renderMuiTexts } from './renderMuiTexts';

/**
 * Writes a module `<tag>.js` with MUI's texts for each language of demos, and `index.js`,
 * which loads them on demand.
 */
export async function writeDemoTexts(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  for (const [tag, { muiLocale }] of Object.entries(DEMO_LANGUAGES))
    await fs.writeFile(path.join(folder, `${tag}.js`), renderMuiTexts(muiLocale));
  const loaders = Object.keys(DEMO_LANGUAGES).map(
    (tag) => `  '${tag}': () => import('./${tag}.js'),\n`,
  );
  await fs.writeFile(
    path.join(folder, 'index.js'),
    `export default {\n${loaders.join('')}};\n`,
  );
}
