import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toPlainMarkdown } from '../../../tools/bench-pages/sites/toPlainMarkdown';
import { writeStockSite } from '../../../tools/bench-pages/sites/writeStockSite';

test('a plain page keeps title, description, text and code', () => {
  const page = [
    '---',
    'title: Sort "rows"',
    'description: Sort rows.',
    'plan: pro',
    '---',
    '',
    'Pass `<Grid sort />` to <PlanBadge plan="pro" /> it. See [bars](../bars/bars.mdx#a).',
    '',
    '<Demo',
    '  name="Sorting"',
    '/>',
    '',
    '```tsx title="a.tsx" check',
    '<Grid />; // see a.mdx)',
    '```',
    '',
  ];
  expect(toPlainMarkdown(page.join('\n')).split('\n')).toEqual([
    '---',
    'title: Sort "rows"',
    'description: Sort rows.',
    '---',
    '',
    'Pass `<Grid sort />` to  it. See [bars](../bars/bars.md#a).',
    '',
    '',
    '',
    '```tsx',
    '<Grid />; // see a.mdx)',
    '```',
    '',
  ]);
});

test('the stock site has the same pages', () => {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-'));
  const siteDir = path.resolve(__dirname, '../../..');
  const count = writeStockSite(siteDir, target);
  const pages = fs
    .readdirSync(path.join(target, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'));
  expect(pages).toHaveLength(count);
  expect(pages).toContain(path.join('introduction', 'licensing', 'licensing.md'));
  expect(pages.length).toBeGreaterThan(400);
  fs.rmSync(target, { recursive: true });
});
