import { z } from 'zod';
import { BASE_URLS } from '../../../src/config/languages';
import { DEMO_LIST_FILE } from '../../../src/config/machineFiles';
import type { PublishedDemo } from '../../../src/types/machineFiles';
import { defineTool, language, limit, product } from '../defineTool';
import { readJson } from '../readJson';
import { toPagePath } from '../toPagePath';
import { ToolError } from '../ToolError';

/** Longest list: a line is about 25 tokens. */
const MOST = 200;

export const listDemos = defineTool({
  name: 'list_demos',
  title: 'List demos',
  description:
    'Lists the demos of the documentation: id, title, page and section. Give a page, a product or words of the title. read_demo returns the code.',
  input: z.object({
    product: product.optional().describe('Only demos of this product.'),
    page: z
      .string()
      .min(1)
      .optional()
      .describe('Only demos of this page: /x/react-data-grid/sorting/.'),
    query: z
      .string()
      .min(1)
      .optional()
      .describe('Only demos with all these words in id, title or section.'),
    language,
    limit: limit(MOST),
  }),
  run: async ({ product: requested, page, query, language: code, limit: most }, site) => {
    const demos = await readJson<PublishedDemo[]>(
      site,
      `${BASE_URLS[code]}${DEMO_LIST_FILE}`,
    );
    const path = page === undefined ? null : `${toPagePath(page, code).pathname}/`;
    const words = (query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const found = demos
      .filter((demo) => requested === undefined || demo.product === requested)
      .filter((demo) => path === null || demo.page === path)
      .filter((demo) => hasWords(demo, words));
    if (found.length === 0) throw explain({ page, query });
    const lines = found
      .slice(0, most)
      .map(
        ({ id, title, page: own, section }) =>
          `- ${id}: ${title} (${own}${section === null ? '' : `, ${section}`})`,
      );
    const rest = found.length - lines.length;
    if (rest > 0)
      lines.push('', `${rest} more: give a page, a product or words of the title.`);
    return lines.join('\n');
  },
});

function hasWords({ id, title, section }: PublishedDemo, words: string[]): boolean {
  const text = `${id} ${title} ${section ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function explain({ page, query }: { page?: string; query?: string }): ToolError {
  const hint = 'Give fewer words, or a product alone.';
  if (query !== undefined)
    return new ToolError('query', `no demo has all of "${query}". ${hint}`);
  return new ToolError(
    page === undefined ? 'product' : 'page',
    `no demo is on ${page ?? 'pages of that product'}. Not every page has one; the tool search finds pages.`,
  );
}
