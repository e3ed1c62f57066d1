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
import { dropBase } from '../../../../src/lib/dropBase';
import { fill } from '../../../api-reference/view/labels';
import type { ChangeMark } from '../createMarks';
import { readMarks } from '../readMarks';
import { createSubject, type SubjectFields } from './createSubject';
import { findPageMark } from './findPageMark';
import { findSectionMark, type GuideSection } from './findSectionMark';

interface Options {
  siteDir: string;
  language: Language;
}

/** Pages about migration speak of what is new all the time. */
const SKIPPED = /^(api|migration)\//;
const HEADING = /^h[2-4]$/;

/** `src/css/changes.css` has its look. */
const MARK_CLASS = 'api-since';

/**
 * Rehype plugin: marks what is new in the version that is built, by the computed changes: the
 * headings of sections, and the beginning of pages, whose subject is new. It comes after the
 * table of contents was made, which has no marks. `findSectionMark` and `findPageMark` say what
 * gets one.
 * @throws Error that names the file and the field of malformed data
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

/** Code in the text of a part, not blocks of code. */
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

/** Links inside of code, and the like, are text. */
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
      // The text around it may be English still.
      ...(language !== DEFAULT_LANGUAGE && { lang: LANGUAGE_TABLE[language].htmlLang }),
    },
    children: [link],
  };
}
