import { z } from 'zod';
import { BASE_URLS, LANGUAGES } from '../../../src/config/languages';
import { PAGE_INDEX_FILE } from '../../../src/config/notFound';
import { getMarkdownPath } from '../../../src/lib/getMarkdownPath';
import type { IndexedPage } from '../../../src/types/page';
import { cutText } from '../cutText';
import { defineTool } from '../defineTool';
import { nameNearest, ToolError } from '../ToolError';
import { readAnchor } from '../readAnchor';
import { readJson } from '../readJson';
import { readSection } from '../readSection';
import { toPagePath } from '../toPagePath';

/** Longest address or heading that is read, in characters. */
const MAX_NAME = 1_000;

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, with the code of its demos and its tables. Pages of the API reference too. A long page is returned in parts, with the list of its sections.',
  input: z.object({
    page: z
      .string()
      .min(1)
      .max(MAX_NAME)
      .describe(
        'Address of the page, such as /x/react-data-grid/sorting/; with #anchor for one section, entry or demo.',
      ),
    section: z
      .string()
      .min(1)
      .max(MAX_NAME)
      .optional()
      .describe('Anchor or text of a heading: returns that section alone.'),
    offset: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Where to read on in a long text, in characters.'),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe('Takes the place of the language in the address.'),
  }),
  run: async ({ page, section, offset, language }, site) => {
    const path = toPagePath(page, language);
    const { pathname, anchor, language: own } = path;
    const markdown = await site.read(getMarkdownPath(pathname));
    if (markdown === null) {
      const pages = await readJson<IndexedPage[]>(
        site,
        `${BASE_URLS[own]}${PAGE_INDEX_FILE}`,
      );
      const nearest = nameNearest(
        `${pathname}/`,
        pages.map((each) => each.path),
      );
      throw new ToolError(
        'page',
        `there is no page ${pathname}/.${nearest} The tool search finds pages by their words.`,
      );
    }
    const requested = section ?? anchor;
    if (requested === null) return cutText(markdown, offset);
    const entry = section === undefined ? await readAnchor(path, site) : null;
    return cutText(entry ?? (await readSection(markdown, requested, path, site)), offset);
  },
});
