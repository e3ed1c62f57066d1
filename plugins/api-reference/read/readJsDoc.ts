import ts from 'typescript';

/** The content of a doc comment, before its links are resolved. */
export interface JsDoc {
  description: string;
  default: string | null;
  deprecated: string | null;
  category: string | null;
  ignored: boolean;
  params: ReadonlyMap<string, string>;
  returns: string;
}

const NO_JS_DOC: JsDoc = {
  description: '',
  default: null,
  deprecated: null,
  category: null,
  ignored: false,
  params: new Map(),
  returns: '',
};

/** Lists of links to the vendor's pages; this site computes its own. */
const LINK_LISTS = /^(Demos|Features|API):\s*\n(\s*- .*(\n|$))+/gm;

/**
 * Stage 3: reads the doc comments of a symbol. If several declarations are merged, the
 * first one with a comment is used.
 */
export function readJsDoc(declarations: readonly ts.Node[] | undefined): JsDoc {
  const docs = (declarations ?? []).map(readNode);
  return docs.find(({ description }) => description) ?? docs.find(hasTags) ?? NO_JS_DOC;
}

const hasTags = (doc: JsDoc) =>
  doc.deprecated !== null || doc.ignored || doc.default !== null;

function readNode(node: ts.Node): JsDoc {
  const parts = ts.getJSDocCommentsAndTags(node);
  const comment = parts.filter(ts.isJSDoc).at(-1);
  if (!comment) return NO_JS_DOC;
  const tags = comment.tags ?? [];
  const find = (name: string) => tags.find((tag) => tag.tagName.text === name);
  const read = (name: string) => {
    const tag = find(name);
    return tag ? readText(tag.comment) : null;
  };
  return {
    description: [readText(comment.comment), ...tags.flatMap(describeTag)]
      .join('\n\n')
      .replace(LINK_LISTS, '')
      .trim(),
    default: read('default') || read('defaultValue') || null,
    deprecated: read('deprecated'),
    category: read('category'),
    ignored: find('ignore') !== undefined || find('internal') !== undefined,
    params: new Map(
      tags.flatMap((tag) => (ts.isJSDocParameterTag(tag) ? [readParam(tag)] : [])),
    ),
    returns: read('returns') ?? read('return') ?? '',
  };
}

/** Tags with prose are part of the description. */
function describeTag(tag: ts.JSDocTag): string[] {
  const text = readText(tag.comment);
  if (tag.tagName.text === 'example' && text) return [`Example:\n\n${fence(text)}`];
  if (tag.tagName.text === 'see') {
    const see = readText(tag.comment).replace(/^See\s+/, '');
    return see ? [`See ${see}`] : [];
  }
  return [];
}

const fence = (code: string) =>
  code.includes('```') ? code : `\`\`\`tsx\n${code}\n\`\`\``;

const readParam = (tag: ts.JSDocParameterTag): [string, string] => [
  tag.name.getText(),
  readText(tag.comment).replace(/^-\s*/, ''),
];

const readText = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').trim();
