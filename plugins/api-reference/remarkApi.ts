import fs from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { findDocsFolder } from './findDocsFolder';

interface MdxElement {
  type: string;
  name?: string | null;
  attributes?: { type: string; name: string; value: unknown }[];
}

interface Tree {
  type: string;
  children: unknown[];
}

const TAGS = new Set(['ApiPage', 'ApiIndex', 'EventList']);
const LOCAL = '_api';
const EMBEDDED = { type: 'mdxJsxAttribute', name: 'embedded', value: null };

/**
 * Remark plugin: hands the module that the API loader makes to `<ApiPage>` and `<ApiIndex>`, and
 * makes its table of contents that of the page. It belongs before the default plugins: the one
 * for the table of contents leaves a page alone that has one. `<EventList product="…">` is part
 * of a guide, which keeps its own.
 */
export default function remarkApi({ siteDir }: { siteDir: string }) {
  return (tree: Tree, file: VFile): void => {
    const element = (tree.children as MdxElement[]).find(
      ({ type, name }) => type === 'mdxJsxFlowElement' && name && TAGS.has(name),
    );
    if (!element) return;
    const folder = path.join(findDocsFolder(file.path, siteDir), 'api');
    const product = getAttribute(element, 'product');
    const isEmbedded = element.name === 'EventList';
    const data =
      element.name === 'ApiIndex'
        ? path.join(folder, 'index.json')
        : path.join(
            folder,
            product,
            `${isEmbedded ? 'events' : getAttribute(element, 'slug')}.json`,
          );
    if (!fs.existsSync(data)) {
      throw new Error(
        `${path.relative(siteDir, file.path)}: ${path.relative(siteDir, data)} is missing. Run: npm run api`,
      );
    }
    const query = element.name === 'ApiIndex' ? `?api&product=${product}` : '?api';
    element.attributes = [
      {
        type: 'mdxJsxAttribute',
        name: 'api',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: LOCAL,
          data: {
            estree: program([{ type: 'ExpressionStatement', expression: id(LOCAL) }]),
          },
        },
      },
      ...(isEmbedded ? [EMBEDDED] : []),
    ];
    tree.children.unshift(
      esm([
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportDefaultSpecifier', local: id(LOCAL) }],
          source: literal(data + query),
          attributes: [],
        },
      ]),
      ...(isEmbedded ? [] : [esm([exportToc()])]),
    );
  };
}

function getAttribute(element: MdxElement, name: string): string {
  const value = element.attributes?.find((one) => one.name === name)?.value;
  if (typeof value === 'string') return value;
  throw new Error(`<${element.name}> needs the attribute ${name}.`);
}

const id = (name: string) => ({ type: 'Identifier', name });
const literal = (value: string) => ({
  type: 'Literal',
  value,
  raw: JSON.stringify(value),
});
const program = (body: unknown[]) => ({ type: 'Program', sourceType: 'module', body });
const esm = (body: unknown[]) => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: program(body) },
});

/** `export const toc = _api.toc` */
const exportToc = () => ({
  type: 'ExportNamedDeclaration',
  specifiers: [],
  attributes: [],
  source: null,
  declaration: {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: id('toc'),
        init: {
          type: 'MemberExpression',
          object: id(LOCAL),
          property: id('toc'),
          computed: false,
          optional: false,
        },
      },
    ],
  },
});
