import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeRedirectPages } from '../../../content/redirects/writeRedirectPages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const redirects = [{ from: '/x/a/old/', to: '/x/new/' }];

test('a page is where a static host looks for the address', async () => {
  await writeRedirectPages(folder, '/x/', redirects);
  const html = fs.readFileSync(path.join(folder, 'a/old/index.html'), 'utf8');
  expect(html).toContain('url=/x/new/');
});

test('a page of the build is never overwritten', async () => {
  await expect(writeRedirectPages(folder, '/x/', redirects)).rejects.toThrow(
    'src/config/redirects: /x/a/old/ is a page of the build; take its entry out.',
  );
});
