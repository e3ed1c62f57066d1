import { visit } from 'unist-util-visit';

type Tree = Parameters<typeof visit>[0];

/** A string literal in the compiled page. */
interface Literal {
  type: 'Literal';
  value: unknown;
  raw?: string;
}

interface Attribute {
  value?: { data?: { estree?: unknown } } | string | null;
}

/** The fallback loader of url-loader, as a path on this machine. */
const FALLBACK = /&fallback=[^&!]*/;

/**
 * Remark plugin: removes the path of file-loader from image requests, because url-loader
 * finds it by default. The bundler derives module ids from requests, so the scripts would
 * otherwise depend on the folder of the project.
 */
export default function remarkImageRequests() {
  return (tree: Tree): void => {
    visit(tree, 'mdxJsxTextElement', (node) => {
      const { name, attributes } = node as unknown as {
        name: string;
        attributes: Attribute[];
      };
      if (name !== 'img') return;
      for (const { value } of attributes)
        if (value && typeof value === 'object') shorten(value.data?.estree);
    });
  };
}

function shorten(node: unknown): void {
  if (!node || typeof node !== 'object') return;
  if (isLiteral(node) && typeof node.value === 'string') {
    node.value = node.value.replace(FALLBACK, '');
    node.raw = JSON.stringify(node.value);
    return;
  }
  Object.values(node).forEach(shorten);
}

const isLiteral = (node: object): node is Literal =>
  'type' in node && node.type === 'Literal';
