import { mayBreak } from '../../../content/api-changes/mayBreak';
import type { ApiChange, ProductDiff } from '../../../src/types/apiChange';
import type { Finding } from './finding';

/** Kinds of work, in the order in which they are listed. */
export const WORK_KINDS = ['guide', 'demo', 'test', 'translation', 'portal'] as const;

/** An item of the worklist. */
export interface WorkItem extends Finding {
  kind: (typeof WORK_KINDS)[number];
  /** What the packages changed, if the problem names it: "`a` of B was renamed to `c`". */
  reason: string | null;
  /** The codemod that makes the change. */
  codemod: string | null;
}

/** The work on a page, in all languages. */
export interface PageWork {
  /** Folder below docs/; null for what belongs to no page. */
  page: string | null;
  items: WorkItem[];
}

const ENGLISH = /^docs\/(?!api\/)(.+)\/[^/]+$/;
const TRANSLATION = /^i18n\/\w+\/docusaurus-plugin-content-docs\/current\/(.+)\/[^/]+$/;
const CLAIM = /^tests\/content\/claims\/(?:\w+\/)?([\w-]+)\.test\.tsx?$/;
/** A test of all demos names the page first: `axis/AxisLimits: …`, `demos of axis …`. */
const DEMO = /^(?:demos of )?([\w-]+)[/ ]/;

/**
 * Groups findings by page, the page with the most first and other files last, and adds
 * what the packages changed.
 * @param pages folders of all pages below docs/: `data-grid/sorting`
 */
export function sortFindings(
  findings: readonly Finding[],
  pages: readonly string[],
  diffs: readonly ProductDiff[],
): PageWork[] {
  const groups = new Map<string | null, WorkItem[]>();
  for (const finding of findings) {
    const { page, kind } = findPage(finding, pages);
    const item = { ...finding, kind, ...explain(finding.problem, page, diffs) };
    groups.set(page, [...(groups.get(page) ?? []), item]);
  }
  const byKind = (a: WorkItem, b: WorkItem) =>
    WORK_KINDS.indexOf(a.kind) - WORK_KINDS.indexOf(b.kind) ||
    a.file.localeCompare(b.file) ||
    (a.line ?? 0) - (b.line ?? 0);
  return [...groups]
    .map(([page, items]) => ({ page, items: items.sort(byKind) }))
    .sort(
      (a, b) =>
        Number(a.page === null) - Number(b.page === null) ||
        b.items.length - a.items.length ||
        (a.page ?? '').localeCompare(b.page ?? ''),
    );
}

function findPage(
  { file, problem }: Finding,
  pages: readonly string[],
): { page: string | null; kind: WorkItem['kind'] } {
  const nearest = (matches: (page: string) => boolean): string | null =>
    pages.filter(matches).sort((a, b) => b.length - a.length)[0] ?? null;
  const [, folder] = ENGLISH.exec(file) ?? [];
  const isInside = (path: string) => (page: string) =>
    path === page || path.startsWith(`${page}/`);
  if (folder !== undefined)
    return {
      page: nearest(isInside(folder)),
      kind: /\.mdx$/.test(file) ? 'guide' : 'demo',
    };
  const [, translated] = TRANSLATION.exec(file) ?? [];
  if (translated !== undefined)
    return { page: nearest(isInside(translated)), kind: 'translation' };
  const [, claim] = CLAIM.exec(file) ?? [];
  if (claim !== undefined) {
    const isOf = (page: string) =>
      `${claim}-`.startsWith(`${page.replaceAll('/', '-')}-`);
    const folder = DEMO.exec(problem)?.[1];
    const hasDemo = (page: string) =>
      page.endsWith(`/${folder}`) && claim.startsWith(`${page.split('/')[0]}-`);
    return { page: nearest(isOf) ?? nearest(hasDemo), kind: 'test' };
  }
  return { page: null, kind: file.startsWith('tests/') ? 'test' : 'portal' };
}

const NAMES = /['"`]([A-Za-z_$][\w$]*)['"`]|› ([\w$]+)/g;
const CODEMOD = /codemod (\S+)/;

/** Finds the change that a problem is about: of a name in it, and best of the product. */
function explain(
  problem: string,
  page: string | null,
  diffs: readonly ProductDiff[],
): Pick<WorkItem, 'reason' | 'codemod'> {
  const product = page?.split('/')[0];
  const own = diffs.filter((diff) => diff.product === product);
  const others = diffs.filter((diff) => diff.product !== product);
  const names = [...problem.matchAll(NAMES)].map(([, name, symbol]) => name ?? symbol);
  for (const { changes } of [...own, ...others])
    for (const name of names) {
      const named = changes.filter((change) => change.name === name && mayBreak(change));
      const change =
        named.find(({ in: owners }) => owners.some((owner) => problem.includes(owner))) ??
        named[0];
      if (change)
        return {
          reason: describeChange(change),
          codemod: CODEMOD.exec(change.note ?? '')?.[1] ?? null,
        };
    }
  return { reason: null, codemod: null };
}

/** How many owners and characters of a type are shown. */
const MAX_OWNERS = 3;
const MAX_TYPE = 60;

export function describeChange({ kind, name, in: owners, change, from, to }: ApiChange) {
  const more = owners.length > MAX_OWNERS ? ', …' : '';
  const where =
    owners.length > 0 ? ` of ${owners.slice(0, MAX_OWNERS).join(', ')}${more}` : '';
  const cut = (text: string | null) =>
    text && text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE)}…` : (text ?? '–');
  const step =
    change === 'renamed'
      ? ` to \`${to}\``
      : change === 'removed'
        ? ''
        : from !== null || to !== null
          ? `: \`${cut(from)}\` → \`${cut(to)}\``
          : '';
  return `${kind} \`${name}\`${where} ${change}${step}`;
}
