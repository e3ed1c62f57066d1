import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getPictureDir, listPictures } from '../../../plugins/gallery/listPictures';
import { getPictureFile } from '../../../src/lib/getPictureFile';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

test('without the folder there are none', () => {
  expect(listPictures(siteDir)).toEqual(new Map());
});

test('an image counts once both schemes have it, of the same source', () => {
  const folder = getPictureDir(siteDir);
  fs.mkdirSync(folder, { recursive: true });
  for (const [id, hash, scheme] of [
    ['charts/bars/Whole', '1a2b3c4d', 'light'],
    ['charts/bars/Whole', '1a2b3c4d', 'dark'],
    ['charts/bars/Half', '1a2b3c4d', 'light'],
    ['charts/bars/Mixed', '1a2b3c4d', 'light'],
    ['charts/bars/Mixed', '4d3c2b1a', 'dark'],
  ] as const)
    fs.writeFileSync(path.join(folder, getPictureFile(id, hash, scheme)), '');
  fs.writeFileSync(path.join(folder, 'notes.txt'), '');
  expect(listPictures(siteDir)).toEqual(new Map([['charts/bars/Whole', '1a2b3c4d']]));
});
