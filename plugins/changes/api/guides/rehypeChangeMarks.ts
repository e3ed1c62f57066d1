import path from 'node:path';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findDocPath } from '../../../../content/pages/findDocPath';
import { readSiteTexts } from '../../../../content/texts/readSiteTexts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  type Language,
} from '../../../../src/config/languages';
import { dropBase } from '../../../../src/lib/basePath';
import { fill } from '../../../api-reference/view/labels';
import { type ChangeMark, readMarks } from '../createMarks';
import { createSubject, type SubjectFields } from './createSubject';
import { findPageMark } from './findPageMark';
import { findSectionMark, type GuideSection } from './findSectionMark';

interface Options {
  siteDir: string;
  language: Language;
}

/** Migration pages mention new APIs everywhere. */
const SKIPPED = /^(api|migration)\//;
const HEADING = /^h[2-4]$/;

/** Styled in `src/css/changes.css`. */
const MARK_CLASS = 'api-since';

/**
 * Rehype plugin: marks headings and pages whose subject is new in the version being
 * built, based on the computed changes. It runs after the table of contents was created,
 * which has no marks. See `findSectionMark` and `findPageMark` for the rules.
 * @throws Error with the file and the field of malformed data
 */
export default function rehypeChangeMarks({ siteDir, language }: Options) {
  return (tree: Root, file: VFile): void => {
    const id = findDocPath(file.path, siteDir)?.replace(/\.mdx$/, '');
    if (id === undefined || SKIPPED.test(id)) return;
    const fields = (file.data.frontMatter ?? {}) as SubjectFields;
    const subject = createSubject(fields, path.join(siteDir, 'docs'), readMarks(siteDir));
    if (!subject) return;
    for (const [heading, section] of listSections(tree.children)) {
      const mark = findSectionMark(section, subject);
      if (mark)
        heading.children.push({ type: 'text', value: ' ' }, toElement(mark, language));
    }
    const mark = findPageMark(id, subject);
    if (mark)
      tree.children.unshift({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [toElement(mark, language)],
      });
  };
}

/** The sections of a page with the elements of their headings. */
function listSections(nodes: readonly RootContent[]): [Element, GuideSection][] {
  const sections: [Element, GuideSection & { code: string[] }][] = [];
  for (const node of nodes) {
    if (node.type === 'element' && HEADING.test(node.tagName)) {
      const section = {
        id: String(node.properties.id ?? ''),
        headingCode: listCode(node),
        code: [],
      };
      sections.push([node, section]);
    } else sections.at(-1)?.[1].code.push(...listCode(node));
  }
  return sections;
}

/** Inline code in a part of the page, not code blocks. */
function listCode(part: RootContent): string[] {
  const found: string[] = [];
  visit(part as Element, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    if (node.tagName !== 'code') return undefined;
    found.push(getText(node));
    return SKIP;
  });
  return found;
}

/** Links and other elements inside code are reduced to their text. */
function getText(node: Element): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

function toElement({ address, major }: ChangeMark, language: Language): ElementContent {
  const { isNew } = readSiteTexts(language).apiChanges;
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: dropBase(address) },
    children: [{ type: 'text', value: fill(isNew, { to: major }) }],
  };
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      className: [MARK_CLASS],
      // The surrounding text may still be English.
      ...(language !== DEFAULT_LANGUAGE && { lang: LANGUAGE_TABLE[language].htmlLang }),
    },
    children: [link],
  };
}
