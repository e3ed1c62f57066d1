/** Nodes that the plugins for MDX put into a page, in the form that its compiler reads. */

const identifier = (name: string) => ({ type: 'Identifier', name });

const program = (body: unknown[]) => ({ type: 'Program', sourceType: 'module', body });

/** `name={local}` of an element. */
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

/** Statements of a module, as an ESTree. */
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

/** An element that stands on lines of its own. */
const blockElement = <Child>(name: string, children: Child[]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

/** A part that readers unfold: what they see of it, and what is in it. */
export const detailsNode = <Child extends { type: string }>(
  summary: string,
  children: readonly Child[],
) =>
  blockElement('details', [
    blockElement('summary', [{ type: 'text', value: summary }]),
    ...children,
  ]);
