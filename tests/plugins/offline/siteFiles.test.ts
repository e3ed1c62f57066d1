import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

/** Pages of a megabyte each, far more than the heap below. */
const PAGES = 150;
const HEAP_MB = 96;
const FILLER = 'A sentence of a long page – not in Latin-1. '.repeat(12_000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-files-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('links and titles of many long pages need little memory', () => {
  for (let index = 0; index < PAGES; index += 1)
    fs.writeFileSync(
      path.join(folder, `page-${index}.html`),
      `<title>The title of page number ${index} | Site</title><img src="/x/img/picture-of-page-${index}.png">${FILLER}`,
    );
  const script = `
    const { SiteFiles } = require('./plugins/offline/SiteFiles');
    const files = new SiteFiles(${JSON.stringify(folder)}, '/x/');
    const names = Array.from({ length: ${PAGES} }, (_, index) => 'page-' + index + '.html');
    const found = files.withReferences(names);
    console.log(found.size, files.describe('page-7.html').title);
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--import', 'tsx', '--eval', script],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe(`${PAGES} The title of page number 7`);
}, 60_000);
