import { z } from 'zod';
import { getMarkdownPath } from '../../../src/lib/getMarkdownPath';
import type {
  ApiEvents,
  ApiIndex,
  ApiIndexEntry,
  ApiPage,
  ApiSelector,
  ApiSelectors,
} from '../../../src/types/api';
import { nameNearest, ToolError } from '../ToolError';
import { API_INDEX_PATH, EVENTS_PATH, readJson, SELECTORS_PATH } from '../readJson';
import { LONGEST } from '../cutText';
import { defineTool, product } from '../defineTool';
import { joinLines, renderEvent, renderOverview } from '../renderMarkdown';
import type { PublishedSite } from '../openSite';
import { renderMembers } from '../renderMembers';

/** Renders a selector of the grid as Markdown. */
const renderSelector = (selector: ApiSelector): string =>
  joinLines([
    `# ${selector.name} (selector of the Data Grid)`,
    selector.deprecated !== null && `Deprecated. ${selector.deprecated}`,
    selector.description,
    selector.plan && `Plan: ${selector.plan}`,
    `Returns: \`${selector.type}\``,
    selector.params
      .map((param) => `- \`${param.name}\`: \`${param.type}\` ${param.description}`)
      .join('\n'),
    `Import it from ${selector.packages.join(', ')}. All selectors: /x/react-data-grid/api-object/`,
  ]);

export const readApi = defineTool({
  name: 'read_api',
  title: 'Read an API entry',
  description:
    'Returns an entry of the API reference: a component, a hook or an interface with its props, slots and CSS classes, or an event or a selector of the grid. A large one is listed by the names of its members: give those that you need as members.',
  input: z.object({
    name: z
      .string()
      .min(1)
      .describe(
        'Exact name: DataGrid, useGridApiRef, GridColDef, or an event: rowClick.',
      ),
    members: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('Names of props, slots or CSS classes: returns these alone.'),
    product: product
      .optional()
      .describe('Product of the name, where several have it, such as Toolbar.'),
  }),
  run: async ({ name, members, product: requested }, site) => {
    const { products } = await readJson<ApiIndex>(site, API_INDEX_PATH);
    const known = products
      .filter((each) => requested === undefined || each.product === requested)
      .flatMap((each) => each.pages.map((page) => ({ ...page, product: each.product })));
    const bare = name.replace(/^<|\s*\/?>$|\(\)$/g, '');
    const found = findEntries(known, bare);
    const [entry, ...others] = found;
    if (!entry) return readGridName(bare, known, site);
    if (others.length > 0) {
      const all = found.map((each) => each.product).join(', ');
      throw new ToolError(
        'product',
        `${bare} is in several products. Give one of ${all}.`,
      );
    }
    if (members) return renderMembers(await readJson<ApiPage>(site, entry.json), members);
    const markdown = await site.read(getMarkdownPath(entry.path));
    if (markdown !== null && markdown.length <= LONGEST) return markdown;
    return renderOverview(await readJson<ApiPage>(site, entry.json), entry.path);
  },
});

/** Entries with exactly that name, otherwise case-insensitive matches. */
function findEntries<T extends ApiIndexEntry>(known: readonly T[], name: string): T[] {
  const exact = known.filter((each) => each.name === name);
  if (exact.length > 0) return exact;
  return known.filter((each) => each.name.toLowerCase() === name.toLowerCase());
}

/** Events and selectors of the grid have no pages. */
async function readGridName(
  name: string,
  known: readonly ApiIndexEntry[],
  site: PublishedSite,
): Promise<string> {
  const { events } = await readJson<ApiEvents>(site, EVENTS_PATH);
  const event = events.find((each) => each.name === name);
  if (event) return renderEvent(event);
  const { selectors } = await readJson<ApiSelectors>(site, SELECTORS_PATH);
  const selector = selectors.find((each) => each.name === name);
  if (selector) return renderSelector(selector);
  const names = [...known, ...events, ...selectors].map((each) => each.name);
  throw new ToolError(
    'name',
    `"${name}" has no page in the reference.${nameNearest(name, names)} For a prop, give its component as name and the prop in members; the tool search finds which component has it.`,
  );
}
