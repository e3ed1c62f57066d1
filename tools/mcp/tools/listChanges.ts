import { z } from 'zod';
import { BASE_URLS } from '../../../src/config/languages';
import { PAGE_INDEX_FILE } from '../../../src/config/notFound';
import { getChangesPath } from '../../../src/lib/apiPaths';
import type { ApiChange, ProductDiff } from '../../../src/types/apiChange';
import type { IndexedPage } from '../../../src/types/page';
import { nameNearest, ToolError } from '../ToolError';
import { defineTool, limit, product } from '../defineTool';
import { joinLines } from '../renderMarkdown';
import { readJson } from '../readJson';
import { selectChanges } from '../selectChanges';

/**
 * Maximum length of a type or component list when everything is listed, in characters.
 */
const SHORT = 120;

/** Renders a change as a list item. @param isWhole never shortens types */
function renderChange(change: ApiChange, isWhole: boolean): string {
  const { kind, name, in: owners, from, to, note } = change;
  const cut = (text: string) =>
    isWhole || text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`;
  const where = owners.length > 0 ? ` of ${cut(owners.join(', '))}` : '';
  const step = [from, to].some(Boolean)
    ? `: \`${cut(from ?? '–')}\` → \`${cut(to ?? '–')}\``
    : '';
  const said = note ? ` (${note.replace(/\s+/g, ' ')})` : '';
  return `- ${kind} \`${name}\`${where} ${change.change}${step}${said}`;
}

/** Longest list: a line is about 30 tokens. */
const MOST = 150;

const MAJOR = z.number().int().min(1);

/** Two majors whose differences are requested or published. */
interface Step {
  from: number;
  to: number;
}

export const listChanges = defineTool({
  name: 'changes',
  title: 'List changes between majors',
  description:
    'Lists what changed in the API of a product between two majors: what was removed, renamed, deprecated, added, and types and defaults that changed; with the pages that lead through the migration. Give a name for one component, prop or type.',
  input: z.object({
    product: product.describe('The product whose packages are updated.'),
    name: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Only changes of this export, prop, slot, class or method, or of members of it.',
      ),
    from: MAJOR.optional().describe(
      'Major that the code uses now. Default: the one before `to`.',
    ),
    to: MAJOR.optional().describe(
      'Major that it is to use. Default: the one after `from`, or else the newest published.',
    ),
    all: z
      .boolean()
      .default(false)
      .describe(
        'Also what needs no change in code, such as additions. With name, all is listed.',
      ),
    limit: limit(MOST),
  }),
  run: async ({ product: of, name, from: start, to: end, all, limit: most }, site) => {
    const pages = await readJson<IndexedPage[]>(
      site,
      `${BASE_URLS.en}${PAGE_INDEX_FILE}`,
    );
    const newest = findNewest(pages, of);
    const to = end ?? (start === undefined ? (newest?.to ?? 1) : start + 1);
    const from = start ?? to - 1;
    const guides = listGuides(pages, of, { from, to });
    const file = `${BASE_URLS.en}${getChangesPath(of, from, to)}`;
    const text = await site.read(file);
    if (text === null) throw explain({ from, to }, newest, guides);
    const diff = JSON.parse(text) as ProductDiff;
    const found = selectChanges(diff.changes, name, all);
    if (name !== undefined && found.length === 0) {
      const names = new Set(diff.changes.flatMap((each) => [each.name, ...each.in]));
      throw new ToolError(
        'name',
        `nothing called "${name}" changed from ${from} to ${to}.${nameNearest(name, [...names])} Leave name out to list everything.`,
      );
    }
    const rest = found.length - most;
    return joinLines([
      `# ${diff.from.join(', ')} to ${diff.to.join(', ')}`,
      guides.length > 0 && `Guide: ${guides.join(', ')}`,
      countByKind(diff.changes),
      found
        .slice(0, most)
        .map((change) => renderChange(change, name !== undefined))
        .join('\n'),
      rest > 0 && `${rest} more: give a name.`,
    ]);
  },
});

/** Counts the changes of each kind, including those that are not listed. */
function countByKind(changes: readonly ApiChange[]): string {
  const counts = new Map<string, number>();
  for (const { change } of changes) counts.set(change, (counts.get(change) ?? 0) + 1);
  return `In all: ${[...counts].map(([what, count]) => `${count} ${what}`).join(', ')}.`;
}

/**
 * Finds the migration guides of a product, starting with those of the requested majors.
 */
function listGuides(
  pages: readonly IndexedPage[],
  of: string,
  { from, to }: Step,
): string[] {
  const prefix = `migration-${of.replace('date-', '')}-v`;
  return pages
    .map(({ path }) => path)
    .filter((path) => {
      const major = Number(path.split(prefix)[1]?.replace('/', ''));
      return major >= from && major < to;
    })
    .sort((a, b) => (a < b ? 1 : -1));
}

/** Finds the newest published changes of a product: their pages are named by majors. */
function findNewest(pages: readonly IndexedPage[], of: string): Step | undefined {
  const prefix = `${BASE_URLS.en}api/${of}/changes-`;
  return pages
    .flatMap(({ path }): Step[] => {
      if (!path.startsWith(prefix)) return [];
      const [from, to] = path.slice(prefix.length, -1).split('-').map(Number);
      return from && to ? [{ from, to }] : [];
    })
    .sort((a, b) => b.to - a.to)[0];
}

function explain(
  { from, to }: Step,
  newest: Step | undefined,
  guides: readonly string[],
): ToolError {
  const known = newest ? `, but one from ${newest.from} to ${newest.to}` : '';
  const advice =
    guides.length > 0
      ? `read_page on ${guides.join(' and ')} says what to change.`
      : 'No page leads through that migration either.';
  return new ToolError(
    'from',
    `no list of changes from ${from} to ${to} is published${known}. ${advice}`,
  );
}
