import fs from 'node:fs';
import path from 'node:path';
import { getHouseAds, makeHouseAds } from '../../../src/features/ads/houseAds';
import { getDocId } from '../../../src/lib/docPaths';

const ROOT = path.join(__dirname, '../../..');
const ads = getHouseAds();

test('there are at least five, with different names', () => {
  expect(ads.length).toBeGreaterThanOrEqual(5);
  expect(new Set(ads.map(({ name }) => name)).size).toBe(ads.length);
});

test.each(ads.map((ad) => [ad.name, ad] as const))('%s', (name, { link, text }) => {
  const page = path.join(ROOT, 'docs', `${getDocId(`/x${link}`)}.mdx`);
  expect(fs.existsSync(page)).toBe(true);
  expect(text.length).toBeLessThanOrEqual(90);
  // It is shown as HTML without being sanitized.
  expect(text).not.toMatch(/[<&]/);
  const image = path.join(ROOT, 'static/img/house', `${name}.svg`);
  expect(fs.readFileSync(image, 'utf8')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="130" height="100"/,
  );
});

test('the appeal has an image of the same size', () => {
  const image = path.join(ROOT, 'static/img/house/appeal.svg');
  expect(fs.readFileSync(image, 'utf8')).toContain('width="130" height="100"');
});

test('an ad has its address below the base URL, and its label', () => {
  const [image] = makeHouseAds('/zh/x/');
  expect(image).toMatchObject({
    name: 'data-grid-pro',
    img: '/zh/x/img/house/data-grid-pro.svg',
    label: 'data-grid-pro-top-image',
  });
});
