import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { checkBuild } from '../../../tools/build/checkBuild';
import { compressFiles } from '../../../tools/build/compressFiles';
import { MANIFEST_FILE } from '../../../tools/build/manifest';
import { writeManifest } from '../../../tools/build/writeManifest';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();

async function makeBuild(): Promise<string> {
  const folder = makeDir({ 'index.html': 'root', 'x/a/index.html': 'a', 'x/b.js': 'b' });
  await writeManifest(folder);
  return folder;
}

test('a complete build passes, by sizes and by contents', async () => {
  const folder = await makeBuild();
  const { files } = await checkBuild(folder, { reads: true });
  expect(Object.keys(files)).toEqual(['index.html', 'x/a/index.html', 'x/b.js']);
  expect(files['x/b.js']).toEqual({
    size: 1,
    sha256: '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d',
  });
  await expect(checkBuild(folder)).resolves.toEqual({ files });
});

test('each kind of incomplete build is rejected, with the file and the remedy', async () => {
  const cases: [RegExp, (folder: string) => void][] = [
    [/is half a build/, (folder) => fs.rmSync(path.join(folder, MANIFEST_FILE))],
    [
      /is half a build/,
      (folder) => fs.truncateSync(path.join(folder, MANIFEST_FILE), 20),
    ],
    [/x\/b\.js is missing/, (folder) => fs.rmSync(path.join(folder, 'x/b.js'))],
    [
      /x\/b\.js has changed/,
      (folder) => fs.writeFileSync(path.join(folder, 'x/b.js'), ''),
    ],
    [/There is no build/, (folder) => fs.rmSync(folder, { recursive: true })],
  ];
  for (const [message, damage] of cases) {
    const folder = await makeBuild();
    damage(folder);
    await expect(checkBuild(folder)).rejects.toThrow(message);
    await expect(checkBuild(folder)).rejects.toThrow(/npm run build$/);
  }
  await expect(checkBuild('build-versions/v0')).rejects.toThrow(
    'There is no build at build-versions/v0/ yet. Build it with: npm run build -- --version 0',
  );
});

test('different contents of the same size are detected if they are read', async () => {
  const folder = await makeBuild();
  fs.writeFileSync(path.join(folder, 'x/b.js'), 'c');
  await expect(checkBuild(folder)).resolves.toBeDefined();
  await expect(checkBuild(folder, { reads: true })).rejects.toThrow('x/b.js has changed');
});

test('texts get compressed files with the same content; small and other files get none', async () => {
  const text = 'The same again and again. '.repeat(100);
  const folder = makeDir({
    'x/index.html': text,
    'x/assets/main.js': text,
    'x/small.js': 'a()',
    'x/picture.png': text,
  });
  const sizes = await compressFiles(folder);
  expect(sizes).toMatchObject({ files: 2, raw: 2 * text.length });
  expect(fs.readdirSync(path.join(folder, 'x')).sort()).toEqual([
    ...['assets', 'index.html', 'index.html.br', 'index.html.gz'],
    ...['picture.png', 'small.js'],
  ]);
  const read = (end: string) =>
    fs.readFileSync(path.join(folder, `x/assets/main.js.${end}`));
  expect(zlib.brotliDecompressSync(read('br')).toString()).toBe(text);
  expect(zlib.gunzipSync(read('gz')).toString()).toBe(text);
});

test('compressed files of a former build are reused for unchanged texts', async () => {
  const text = 'The same again and again. '.repeat(100);
  const former = makeDir({ 'a.js': text, 'b.js': text, 'c.js': text });
  await compressFiles(former);
  fs.rmSync(path.join(former, 'c.js.gz'));
  const folder = makeDir({ 'a.js': text, 'b.js': text.toUpperCase(), 'c.js': text });
  const sizes = await compressFiles(folder, former);
  const numberOf = (dir: string, name: string) => fs.statSync(path.join(dir, name)).ino;
  const isShared = (name: string) => numberOf(folder, name) === numberOf(former, name);
  expect(['a.js.br', 'a.js.gz', 'b.js.br', 'c.js.br'].map(isShared)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  for (const name of ['a.js', 'b.js', 'c.js'])
    expect(zlib.gunzipSync(fs.readFileSync(path.join(folder, `${name}.gz`)))).toEqual(
      fs.readFileSync(path.join(folder, name)),
    );
  expect(sizes).toMatchObject({ files: 3, raw: 3 * text.length });
});
