import fs from 'node:fs';
import path from 'node:path';
import { listPlacedDemos } from '../../../plugins/gallery/listPlacedDemos';
import { getPictureDir, listPictures } from '../../../plugins/gallery/listPictures';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { MAX_PICTURE_BYTES, PICTURE_SIZE } from '../../../src/config/gallery';
import { findPending } from '../../../tools/demo-pictures/findPending';
import { isFullRun } from '../../../tools/test/fullRun';

const folder = getPictureDir(SITE_DIR);
const files = fs.readdirSync(folder);

test('every file is an image of the size that pages reserve', () => {
  const faults = files.filter((file) => {
    const bytes = fs.readFileSync(path.join(folder, file));
    const { width, height } = readWebpSize(bytes) ?? {};
    return width !== PICTURE_SIZE.width || height !== PICTURE_SIZE.height;
  });
  expect(faults).toEqual([]);
});

test('every image has one for the other scheme', () => {
  expect(files.length).toBe(2 * listPictures(SITE_DIR).size);
});

test('all images together stay within their limit', () => {
  const sizes = files.map((file) => fs.statSync(path.join(folder, file)).size);
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(sum).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
});

/*
 * The images are from the last build, while the demos may have changed since: authors
 * need not build and take screenshots for each change. So a missing or outdated image is
 * only logged here, and fails only in the full run of the nightly workflow.
 */
test('every demo has an image of its current source', async () => {
  const demos = await listPlacedDemos(path.join(SITE_DIR, 'docs'), 'en');
  const { pending, stray } = await findPending(demos, SITE_DIR);
  const faults = [
    ...pending.map(({ id, reason }) => `${id}: ${reason}`),
    ...stray.map((id) => `${id}: the demo is gone`),
  ];
  if (isFullRun()) expect(faults).toEqual([]);
  else if (faults.length > 0)
    process.stderr.write(
      `Pictures of demos that are not up to date: ${faults.length}, such as ${faults[0]}. After npm run build, npm run screenshots -- --demos renews them.\n`,
    );
  expect(faults.length).toBeLessThan(demos.length);
}, 120_000);

/**
 * The size in the header of a WebP file.
 * @returns undefined unless it is a simple WebP file without profiles
 */
function readWebpSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ')
    return {
      width: bytes.readUInt16LE(26) & 0x3fff,
      height: bytes.readUInt16LE(28) & 0x3fff,
    };
  return undefined;
}
