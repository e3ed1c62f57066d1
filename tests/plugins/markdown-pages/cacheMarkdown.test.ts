import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheMarkdown } from '../../../plugins/markdown-pages/markdown/cacheMarkdown';
import { makeFiles } from '../../../plugins/markdown-pages/makeFiles';
import { printMarkdown } from '../../../plugins/markdown-pages/markdown/markdown';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { loadSitePages } from '../../support/content/loadSitePages';

const FIXTURES = path.join(__dirname, 'fixtures');
const MAKERS = ['package-lock.json', 'plugins/markdown-pages/markdown/markdown.ts'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-markdown-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

beforeAll(() => {
  for (const file of MAKERS) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(SITE_DIR, file), path.join(folder, file));
  }
});

/** All files of a build, and how many texts it rendered for them. */
async function build() {
  const { pages, site } = await loadSitePages('en', FIXTURES);
  const printer = jest.fn(printMarkdown);
  const { print, save } = cacheMarkdown(folder, '8-en', printer);
  const files = await makeFiles(pages, { ...site, print }, '8.29.3');
  save();
  return { files: [...files], printed: printer.mock.calls.length };
}

test('cached texts produce the same files as a build without them', async () => {
  const { pages, site } = await loadSitePages('en', FIXTURES);
  const fresh = [...(await makeFiles(pages, site, '8.29.3'))];
  const cold = await build();
  const warm = await build();
  expect(cold.files).toEqual(fresh);
  expect(warm.files).toEqual(fresh);
  expect(cold.printed).toBeGreaterThan(10);
  expect(warm.printed).toBe(0);
});

test('another version of a package renders all of them again', async () => {
  expect((await build()).printed).toBe(0);
  fs.appendFileSync(path.join(folder, 'package-lock.json'), '\n');
  expect((await build()).printed).toBeGreaterThan(10);
});
