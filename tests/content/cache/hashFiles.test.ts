import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashTools } from '../../../content/cache/hashFiles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tools-'));
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('changes of a loader, a plugin and a setting are detected, those of a page are not', () => {
  write('plugins/styles/drop.ts', 'one');
  write('content/mdx/rule.ts', 'one');
  write('src/config/site.ts', 'one');
  write('docs/grid/grid.mdx', 'one');
  const first = hashTools(folder);
  write('docs/grid/grid.mdx', 'two');
  expect(hashTools(folder)).toBe(first);
  for (const file of [
    'plugins/styles/drop.ts',
    'content/mdx/rule.ts',
    'src/config/site.ts',
  ]) {
    const before = hashTools(folder);
    write(file, 'two');
    expect(hashTools(folder)).not.toBe(before);
  }
  const before = hashTools(folder);
  write('plugins/styles/more.ts', '');
  expect(hashTools(folder)).not.toBe(before);
});
