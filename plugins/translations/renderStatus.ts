import path from 'node:path';
import { readText } from '../../content/text/readText';
import { LANGUAGE_TABLE, type Language } from '../../src/config/languages';
import { readFrontMatter } from '../../content/front-matter/readFrontMatter';
import type { ComparedPage } from '../../content/translations/comparePage';
import type {
  LanguageReport,
  ProductShare,
} from '../../content/translations/compareLanguage';
import { detailsNode } from '../../content/mdx/mdxNodes';
import { SITE_DIR } from '../../content/paths/siteDir';
import { TEXT_KINDS, type TextKind } from '../../content/translations/listEnglishTexts';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import { nameFolder } from './nameFolder';
import type { Node } from './Node';

/**
 * Renders the status of a translation: progress by product, then the pages that need
 * work.
 * @param language that the report is about
 * @param reader language of the page
 */
export function renderStatus(
  language: Language,
  report: LanguageReport,
  reader: Language,
): Node[] {
  const { status } = readSiteTexts(reader).translation;
  const pagesOf = (state: string) => report.pages.filter((page) => page.state === state);
  const columns = (
    ['total', 'translated', 'started', 'outdated', 'missing'] as const
  ).filter((column) => column !== 'started' || report.all.started > 0);
  const toRow = (share: ProductShare, name: string): string[] => [
    name,
    ...columns.map((column) => String(share[column])),
    `${share.percent}%`,
  ];
  return [
    {
      type: 'heading',
      depth: 2,
      data: { hProperties: { id: language } },
      children: [text(LANGUAGE_TABLE[language].name)],
    } as Node,
    table([
      [status.pages, ...columns.map((column) => status[column]), '%'],
      ...report.products.map((share) => toRow(share, nameFolder(share.product, reader))),
      toRow(report.all, status.all),
    ]),
    table([
      [status.heading, status.total, status.translated, status.outdated, status.missing],
      ...(Object.keys(TEXT_KINDS) as TextKind[]).map((kind) =>
        countTexts(kind, report, status[kind]),
      ),
    ]),
    ...listPages(status.startedPages, pagesOf('started'), reader),
    ...listPages(status.outdatedPages, pagesOf('outdated'), reader),
    ...listPages(status.missingPages, pagesOf('missing'), reader),
  ];
}

function countTexts(
  kind: TextKind,
  { texts, textTotals }: LanguageReport,
  name: string,
): string[] {
  const of = (state: string) =>
    texts.filter((each) => each.kind === kind && each.state === state).length;
  const open = of('missing') + of('outdated');
  const counts = [
    textTotals[kind],
    textTotals[kind] - open,
    of('outdated'),
    of('missing'),
  ];
  return [name, ...counts.map(String)];
}

/** Pages by product, collapsed, because there are many. */
function listPages(
  title: string,
  pages: readonly ComparedPage[],
  reader: Language,
): Node[] {
  if (pages.length === 0) return [];
  const folders = [...new Set(pages.map(({ id }) => id.split('/')[0] ?? ''))];
  return [
    detailsNode(
      `${title} (${pages.length})`,
      folders.flatMap((folder) => [
        { type: 'paragraph', children: [text(nameFolder(folder, reader))] },
        list(pages.filter(({ id }) => id.startsWith(`${folder}/`))),
      ]),
    ),
  ];
}

const list = (pages: readonly ComparedPage[]): Node => ({
  type: 'list',
  children: pages.map(({ id, sections }) => ({
    type: 'listItem',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: `/${id}.mdx`, children: [text(readTitle(id))] } as Node,
          ...sections.map(({ key }) => text(` #${key}`)),
        ],
      },
    ],
  })),
});

/** The English title, because these pages are not translated. */
function readTitle(id: string): string {
  const file = path.join(SITE_DIR, 'docs', `${id}.mdx`);
  return String(readFrontMatter(readText(file), file).title);
}

const text = (value: string): Node => ({ type: 'text', value });

const table = (rows: readonly string[][]): Node =>
  ({
    type: 'table',
    align: rows[0]?.map((_, index) => (index === 0 ? 'left' : 'right')),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
    })),
  }) as Node;
