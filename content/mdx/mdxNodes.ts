/**
 * Nodes that the MDX plugins add to a page, in the format that the MDX compiler expects.
 */

const identifier = (name: string) => ({ type: 'Identifier', name });

const program = (body: unknown[]) => ({ type: 'Program', sourceType: 'module', body });

/** Attribute `name={local}` of an element. */
export const expressionAttribute = (name: string, local: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: local,
    data: {
      estree: program([{ type: 'ExpressionStatement', expression: identifier(local) }]),
    },
  },
});

/** Module statements as an ESTree. */
const moduleNode = (body: unknown[]) => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: program(body) },
});

/** `import local from "source"` */
export const importNode = (local: string, source: string) =>
  moduleNode([
    {
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(local) }],
      source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
      attributes: [],
    },
  ]);

/** A block-level element. */
const blockElement = <Child>(name: string, children: Child[]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

/** A `<details>` element with its summary and content. */
export const detailsNode = <Child extends { type: string }>(
  summary: string,
  children: readonly Child[],
) =>
  blockElement('details', [
    blockElement('summary', [{ type: 'text', value: summary }]),
    ...children,
  ]);
