import type { PhrasingContent, RootContent } from 'mdast';
import { DEFAULT_LANGUAGE } from '../../../src/config/languages';
import { addBase } from '../../../src/lib/basePath';
import type { ApiPage } from '../../../src/types/api';
import { fill } from '../../api-reference/view/labels';
import { code, join, link, list, text } from '../markdown/nodes';
import { namePlan } from '../namePlan';
import type { ApiContext } from './context';
import { linkGuides } from './writeGuides';

/**
 * Writes the facts about an entry: packages, plan, guides, ref, inheritance, theme,
 * source, data.
 */
export function writeFacts(page: ApiPage, context: ApiContext): RootContent[] {
  const { facts, ...labels } = context.texts.reference;
  const { inheritance } = page;
  const known = new Set(context.guides.page.map(({ path }) => path));
  const others = page.demos.filter(({ path }) => !known.has(path));
  const data = context.resolve(`/x/api/${page.product}/${page.slug}/`);
  const rows: [title: string, content: PhrasingContent[]][] = [
    [facts.packages, writePackages(page, context)],
    [
      facts.demos,
      linkGuides(
        [...context.guides.page, ...others.map((each) => ({ ...each, anchor: null }))],
        context,
      ),
    ],
    [facts.ref, page.ref === null ? [] : fillCode(labels.refText, page.ref)],
    [
      facts.inheritance,
      inheritance === null
        ? []
        : fillCode(
            inheritance.module === null ? labels.attributes : labels.propsOf,
            inheritance.name,
            inheritance.href === null ? null : context.resolve(inheritance.href),
          ),
    ],
    [
      facts.theme,
      page.themeName === null ? [] : fillCode(labels.themeText, page.themeName),
    ],
    [
      facts.source,
      page.source === null
        ? []
        : [link(page.source, text(page.source.split('/').at(-1) ?? ''))],
    ],
    [
      facts.data,
      data === null ? [] : [link(toDataUrl(data, page), text(`${page.slug}.json`))],
    ],
  ];
  const shown = rows.filter(([, content]) => content.length > 0);
  return [list(...shown.map(([title, content]) => [text(`${title}: `), ...content]))];
}

/** The data are published once, next to the English pages. */
const toDataUrl = (pageUrl: string, { product, slug }: ApiPage): string =>
  new URL(addBase(`/x/api/${product}/${slug}.json`, DEFAULT_LANGUAGE), pageUrl).href;

function writePackages(
  { packages, version, plan }: ApiPage,
  { texts }: ApiContext,
): PhrasingContent[] {
  const names = packages.map((name) =>
    fillCode(fill(texts.reference.version, { package: '{name}', version }), name),
  );
  return [
    ...join(names, text(texts.tables.separator)),
    ...(plan === null ? [] : [text(` (${namePlan(plan, texts)})`)]),
  ];
}

/** Inserts a name as code, optionally linked, at the placeholder `{name}` of a text. */
export function fillCode(
  pattern: string,
  name: string,
  url: string | null = null,
): PhrasingContent[] {
  const [before = '', after = ''] = pattern.split('{name}');
  const shown = url === null ? code(name) : link(url, code(name));
  return [text(before), shown, text(after)].filter(
    (node) => node.type !== 'text' || node.value !== '',
  );
}
