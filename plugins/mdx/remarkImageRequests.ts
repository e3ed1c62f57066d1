import { visit } from 'unist-util-visit';

type Tree = Parameters<typeof visit>[0];

/** A string of the compiled page. */
interface Literal {
  type: 'Literal';
  value: unknown;
  raw?: string;
}

interface Attribute {
  value?: { data?: { estree?: unknown } } | string | null;
}

/** The loader that takes over from url-loader, by its place on this machine. */
const FALLBACK = /&fallback=[^&!]*/;

/**
 * Remark plugin: takes the place of file-loader out of requests for images, as url-loader finds
 * it by itself. The bundler makes a module's id of its request, so a project in another folder
 * would otherwise give other scripts for the same pages.
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
