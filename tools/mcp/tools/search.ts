import { z } from 'zod';
import { SEARCH_KINDS, type SearchHit } from '../../../src/types/search';
import { defineTool, language, limit, product } from '../defineTool';
import { getEngine } from '../getEngine';
import { joinLines } from '../renderMarkdown';
import { ToolError } from '../ToolError';

/** Maximum number of hits; the first ones are the best. */
const MOST = 30;

export const search = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages, sections, API entries and demos by words, questions or exact names, best first. Returns their addresses for read_page and a line of text.',
  input: z.object({
    query: z
      .string()
      .min(1)
      .describe('Words, a question, or a name: pin columns, DataGrid sortModel.'),
    product: product.optional().describe('Only hits of this product.'),
    kind: z
      .enum(SEARCH_KINDS)
      .optional()
      .describe('Only guide pages, entries of the API reference, or demos.'),
    language,
    limit: limit(MOST),
  }),
  run: async ({ query, language: code, ...others }, site) => {
    const engine = await getEngine(site, code);
    const { hits, suggestions } = engine.ask({ text: query, ...others });
    if (hits.length > 0) return hits.map(renderHit).join('\n\n');
    throw new ToolError(
      'query',
      joinLines([
        `nothing was found for "${query}". Give other or fewer words, or leave out product and kind.`,
        suggestions.length > 0 && `Nearest: ${suggestions.join(', ')}.`,
      ]),
    );
  },
});

function renderHit({ url, kind, product: of, plan, ...texts }: SearchHit): string {
  const title = [texts.page, texts.heading].flatMap((each) => each?.text ?? []);
  const facts = [kind, of, plan && `plan ${plan}`].filter(Boolean);
  return [
    `**${title.join(' › ')}** (${facts.join(', ')})`,
    url,
    ...(texts.context ? [texts.context.text] : []),
  ].join('\n');
}
