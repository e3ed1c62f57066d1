import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  requireServerGroups,
  SERVER_GROUPS,
} from '../../../../plugins/framework-patches/bundle-size/serverGroups';
import { runRspack } from '../../../../plugins/shared/runRspack';

const FILES = {
  'index.js': "export const pages = [() => import('./a.js'), () => import('./b.js')];",
  'a.js': "import { text } from './used.js'; export default `a ${text}`;",
  'b.js': "import { text } from './used.js'; export default `b ${text}`;",
  'used.js': "export const text = 'by both';",
};

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'groups-'));
  for (const [name, text] of Object.entries(FILES))
    fs.writeFileSync(path.join(folder, name), text);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const bundle = (cacheGroups: object) =>
  runRspack('The bundle', {
    context: folder,
    entry: './index.js',
    target: 'node20',
    output: { path: path.join(folder, 'out'), chunkFilename: '[name].js' },
    optimization: { splitChunks: { cacheGroups: { ...cacheGroups } } },
    plugins: [requireServerGroups as never],
  });

test('code that two pages use is in one script, and not in their own', async () => {
  await bundle(SERVER_GROUPS);
  const out = path.join(folder, 'out');
  const holders = fs
    .readdirSync(out)
    .filter((name) => fs.readFileSync(path.join(out, name), 'utf8').includes('by both'));
  expect(holders).toEqual(['shared.js']);
});

test('a bundle without that script throws with a hint', async () => {
  await expect(bundle({})).rejects.toThrow(
    /no chunk "shared".+plugins\/framework-patches\/bundle-size\/serverGroups\.ts/,
  );
});
