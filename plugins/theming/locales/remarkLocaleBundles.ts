import type { PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { detailsNode } from '../../../content/mdx/mdxNodes';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import { type Language, LANGUAGE_TABLE } from '../../../src/config/languages';
import {
  BUNDLE_PACKAGES,
  type BundlePackage,
  type LanguageBundles,
  readBundles,
} from './readBundles';

/**
 * Remark plugin: replaces `<LocaleBundles />` with the locale bundles of the installed
 * packages, computed when the page is compiled.
 */
export default function remarkLocaleBundles({ language }: { language: Language }) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if ((node as unknown as { name?: string }).name !== 'LocaleBundles') return;
      if (parent && index !== undefined)
        parent.children.splice(index, 1, ...renderBundles(language));
    });
  };
}

const PACKAGES = Object.keys(BUNDLE_PACKAGES) as BundlePackage[];

/**
 * Renders the locale bundles of the installed packages as page content: a table with
 * their coverage, then the components of Material UI and the missing keys, by language.
 * @param reader language of the page
 */
export function renderBundles(reader: Language): RootContent[] {
  const bundles = readBundles();
  const texts = readSiteTexts(reader).locales;
  const names = new Intl.DisplayNames([LANGUAGE_TABLE[reader].htmlLang], {
    type: 'language',
  });
  const nameOf = ({ tag }: LanguageBundles) => names.of(tag) ?? tag;
  const rows = bundles.map((language) => [
    [text(nameOf(language))],
    listNames(language),
    ...PACKAGES.map((key) => [text(countOf(language, key))]),
  ]);
  const head = [texts.language, texts.name, ...PACKAGES.map((key) => texts[key])];
  return [
    table([head.map((each) => [text(each)]), ...rows]),
    ...bundles.flatMap((language) => renderMissing(language, nameOf(language), texts)),
  ];
}

/** The names of its exports, which most packages share. */
function listNames({ packages }: LanguageBundles): PhrasingContent[] {
  const found = [...new Set(PACKAGES.flatMap((key) => packages[key]?.name ?? []))];
  return found.flatMap((name, index) => [
    ...(index > 0 ? [text(', ')] : []),
    { type: 'inlineCode' as const, value: name },
  ]);
}

function countOf({ packages }: LanguageBundles, key: BundlePackage): string {
  const coverage = packages[key];
  if (!coverage) return '–';
  const { present, missing } = coverage;
  return `${present.length} / ${present.length + missing.length}`;
}

function renderMissing(
  { packages }: LanguageBundles,
  name: string,
  texts: Record<BundlePackage | 'missing', string>,
): RootContent[] {
  const parts = PACKAGES.filter((key) => packages[key]?.missing.length);
  if (parts.length === 0) return [];
  return [
    detailsNode(
      texts.missing.replace('{language}', name),
      parts.map((key) => ({
        type: 'paragraph',
        children: [
          text(`${texts[key]}: `),
          { type: 'inlineCode', value: packages[key]?.missing.join(', ') },
        ],
      })),
    ) as unknown as RootContent,
  ];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const table = (rows: PhrasingContent[][][]): RootContent => ({
  type: 'table',
  align: rows[0]?.map((_, index) => (index < 2 ? 'left' : 'right')),
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});
