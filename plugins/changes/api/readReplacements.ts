import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { listInlineCode } from '../../../content/pages/listInlineCode';
import { splitSections, type PageSection } from '../../../content/pages/splitSections';
import type { Language } from '../../../src/config/languages';
import { getDocId } from '../../../src/lib/docPaths';
import type { ApiChange } from '../../../src/types/apiChange';
import type { ProductFolder } from '../../../src/types/page';
import { findTranslation } from '../../api-reference/guides/readSectionedGuides';
import { toMarkdownNote } from './toMarkdownNote';

/** What the upgrade guide says about a change. */
export interface Replacement {
  /** Markdown; the heading of the section if the upgrade guide only shows it in code. */
  text: string;
  /** Address of the section of the upgrade guide; null if only the packages mention it. */
  guide: { path: string; anchor: string } | null;
  /** Whether the text is from a translated guide; otherwise it is English. */
  isTranslated: boolean;
}

/** The upgrade guide in a language. */
export interface GuideFile {
  /** It need not exist. */
  file: string;
  isTranslated: boolean;
}

/** Finds what replaces something that was removed; null if nobody says it. */
export type FindReplacement = (change: ApiChange) => Replacement | null;

const TABLE_ROW = /^\|(.+)\|$/;
const NAME = /^\.?([\w$-]+)(?:\(\))?$/;
/** Steps of a checklist, and notes, are no explanations. */
const NO_PROSE = /^(\d+\.|:::|<|import |export |\|)/;
/** Sections that list names without explaining them. */
const LISTS = new Set(['run-the-codemod', 'checklist']);
/** Where a sentence ends. */
const SENTENCE_END = /(?<=[.:])\s+(?=[A-Z`])|(?<=。)/;

/** Address of the upgrade guide of a product from a major. */
export const getGuidePath = (product: ProductFolder, from: number): string =>
  `/x/migration/migration-${product.replace('date-', '')}-v${from}/`;

/** Finds the upgrade guide in a language, or the English one. */
export function findGuideFile(
  docsDir: string,
  { product, from }: { product: ProductFolder; from: number },
  language: Language,
): GuideFile {
  const page = `${getDocId(getGuidePath(product, from))}.mdx`;
  const translation = findTranslation(docsDir, page, language);
  return {
    file: translation ?? path.join(docsDir, page),
    isTranslated: translation !== undefined,
  };
}

/**
 * Reads what the upgrade guide says about removed parts of the API: the next cell of a
 * table whose first cell is the name, or the sentences that mention it. Otherwise, it is
 * what the packages said when they deprecated it.
 * @param address of the guide
 */
export function readReplacements(
  { file, isTranslated }: GuideFile,
  address: string,
): FindReplacement {
  const source = fs.existsSync(file) ? readText(file) : '';
  const sections = splitSections(source)
    .filter(({ anchor }) => anchor !== null && !LISTS.has(anchor))
    .map(readSection);
  return (change) => {
    const { text, anchor } = findText(sections, change) ?? {};
    const guide = anchor === undefined ? null : { path: address, anchor };
    const shown = text || (change.note ? toMarkdownNote(change.note) : '');
    return guide || shown
      ? { text: shown, guide, isTranslated: isTranslated && Boolean(text) }
      : null;
  };
}

function findText(sections: readonly Section[], change: ApiChange) {
  const known = sections.filter((section) => isAbout(section, change));
  for (const read of [inTable, inText, inCode]) {
    for (const section of known) {
      const text = read(section, change.name);
      if (text !== undefined) return { text, anchor: section.anchor };
    }
  }
  return undefined;
}

interface Section {
  anchor: string;
  heading: string;
  /** Names in its text, its heading and its code. */
  names: ReadonlySet<string>;
  /** The replacement of each name in its tables. */
  cells: ReadonlyMap<string, string>;
  paragraphs: readonly { text: string; names: ReadonlySet<string> }[];
}

function readSection({ anchor, heading, text, blocks }: PageSection): Section {
  const cells = new Map<string, string>();
  for (const line of text) {
    const [first = '', next] = TABLE_ROW.exec(line)?.[1]?.split('|') ?? [];
    const names = listNames(first);
    const isOnlyNames = first.replace(/`[^`]*`/g, '').replace(/[\s,，、]/g, '') === '';
    if (next !== undefined && isOnlyNames)
      names.forEach((name) => cells.set(name, next.trim()));
  }
  const paragraphs = text
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line !== '' && !NO_PROSE.test(line))
    .map((line) => ({ text: line, names: new Set(listNames(line)) }));
  const code =
    blocks
      .flat()
      .join('\n')
      .match(/[\w$]+/g) ?? [];
  const names = new Set([...listNames([heading, ...text].join('\n')), ...code]);
  return { anchor: anchor ?? '', heading, names, cells, paragraphs };
}

const listNames = (text: string): string[] =>
  listInlineCode(text).flatMap((code) => NAME.exec(code)?.[1] ?? []);

/**
 * Whether a section is about a change. Members often have common names, such as `label`,
 * so one of their owners has to be mentioned, unless the name consists of several words.
 */
const isAbout = ({ names }: Section, { name, in: owners }: ApiChange): boolean =>
  names.has(name) &&
  (owners.length === 0 ||
    /[a-z][A-Z]|-/.test(name) ||
    owners.some((owner) => names.has(owner)));

const inTable = ({ cells }: Section, name: string): string | undefined => cells.get(name);

/** The sentence that mentions the name, and the next one. */
function inText({ paragraphs }: Section, name: string): string | undefined {
  const found = paragraphs.find(({ names }) => names.has(name));
  if (!found) return undefined;
  const sentences = found.text.split(SENTENCE_END);
  const at = sentences.findIndex((sentence) => listNames(sentence).includes(name));
  return sentences.slice(at, at + 2).join(' ');
}

const inCode = ({ names, heading }: Section, name: string): string | undefined =>
  names.has(name) ? heading : undefined;
