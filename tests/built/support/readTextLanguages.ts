import fs from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { BUILD_DIR } from '../../../content/paths/siteDir';

type Node = DefaultTreeAdapterTypes.Node;

export interface TextWithLanguage {
  text: string;
  /** According to the nearest `lang` attribute. */
  language: string;
  /** Whether it is in tables of the API reference, whose descriptions are English. */
  isReference: boolean;
}

interface Place {
  language: string;
  isReference: boolean;
  /** Whether it is in the text of a page or in its table of contents. */
  isText: boolean;
}

/** Content that is not prose: code, keys, and elements with their own labels. */
const OTHER = new Set(['pre', 'code', 'kbd', 'style', 'script', 'svg', 'button']);
const TEXT_ROOT = /(?:^|\s)(?:theme-doc-markdown|table-of-contents)(?:\s|$)/;

/**
 * The prose of a page of the documentation, without its demos, each piece with its `lang`
 * in the HTML. The parser closes elements like browsers, because the HTML omits optional
 * tags.
 * @param file relative to build/
 */
export function readTextLanguages(file: string): TextWithLanguage[] {
  const texts: TextWithLanguage[] = [];
  const visit = (node: Node, place: Place): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      const text = node.value.trim();
      const { isText, language, isReference } = place;
      if (isText && text) texts.push({ text, language, isReference });
    }
    if (!('childNodes' in node)) return;
    const inside = { ...place };
    if ('attrs' in node) {
      if (OTHER.has(node.tagName)) return;
      for (const { name, value } of node.attrs) {
        if (name === 'data-demo') return;
        if (name === 'lang') inside.language = value;
        if (name === 'data-api') inside.isReference = true;
        if (name === 'class' && TEXT_ROOT.test(value)) inside.isText = true;
      }
    }
    node.childNodes.forEach((child) => visit(child, inside));
  };
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  visit(parse(html), { language: '', isReference: false, isText: false });
  return texts;
}
