import fs from 'node:fs';
import path from 'node:path';
import { makeManifest } from '../../../plugins/routes/manifestPlugin';
import { getSiteLabels } from '../../../content/texts/getSiteLabels';
import { BASE_URLS, LANGUAGES, LANGUAGE_TABLE } from '../../../src/config/languages';
import { SITE_NAME } from '../../../src/config/site';

const STATIC = path.resolve(__dirname, '../../../static');

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

/** Width and height are at the start of a PNG. */
function readPngSize(file: string): string {
  const content = fs.readFileSync(file);
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
}

test.each(LANGUAGES)('the site can be installed in %s', (language) => {
  const manifest = makeManifest(language);
  const base = BASE_URLS[language];
  expect(manifest).toMatchObject({
    id: base,
    name: SITE_NAME,
    description: getSiteLabels(language)('site.tagline'),
    scope: base,
    start_url: base,
    display: 'standalone',
    lang: LANGUAGE_TABLE[language].htmlLang,
    dir: LANGUAGE_TABLE[language].direction,
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    background_color: expect.stringMatching(/^#[\da-f]{6}$/),
  });
  // Home screens truncate longer names.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const icons = manifest.icons as Icon[];
  for (const { src, sizes, type } of icons) {
    if (type === 'image/png') expect(readPngSize(path.join(STATIC, src))).toBe(sizes);
    else expect(fs.existsSync(path.join(STATIC, src))).toBe(true);
  }
  const pngs = icons.filter(({ type, purpose }) => type === 'image/png' && !purpose);
  expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(icons.find(({ purpose }) => purpose === 'maskable')?.sizes).toBe('512x512');
});
