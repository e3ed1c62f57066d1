import path from 'node:path';
import type { VFile } from 'vfile';
import { findDocPath } from '../../../content/pages/findDocPath';
import { findApiEntry, readApiIndex } from '../../api-reference/read/readApiIndex';
import { findApiLink, type LinkContext, readPropNames } from './findApiLink';

interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  children?: Node[];
}

/** Nodes in which code is not linked. */
const SKIPPED = new Set(['heading', 'link', 'linkReference', 'code']);

/**
 * Remark plugin: links code in a guide's prose that names a prop of the page's
 * components, or a component, interface or hook. A name is linked once per section to
 * reduce noise.
 */
export default function remarkApiLinks({ siteDir }: { siteDir: string }) {
  return (tree: Node, file: VFile): void => {
    const docPath = findDocPath(file.path, siteDir);
    if (docPath === undefined || docPath.startsWith('api/')) return;
    const docsDir = path.join(siteDir, 'docs');
    const names = readApiIndex(docsDir);
    if (names.size === 0) return;
    const { product, components = [] } = (file.data.frontMatter ?? {}) as {
      product?: string;
      components?: string[];
    };
    const context: LinkContext = {
      names,
      product,
      components: components.flatMap((name) => findApiEntry(names, name, product) ?? []),
      readProps: (entry) => readPropNames(docsDir, entry),
    };
    linkChildren(tree, { context, seen: new Set() });
  };
}

interface State {
  context: LinkContext;
  /** The names already linked in the current section. */
  seen: Set<string>;
}

function linkChildren(parent: Node, state: State): void {
  if (!parent.children) return;
  parent.children = parent.children.map((node) => {
    if (node.type === 'heading') state.seen.clear();
    if (node.type === 'inlineCode') return toLink(node, state);
    if (!SKIPPED.has(node.type) && node.name !== 'a') linkChildren(node, state);
    return node;
  });
}

function toLink(node: Node, { context, seen }: State): Node {
  const code = node.value ?? '';
  const url = seen.has(code) ? undefined : findApiLink(code, context);
  if (url === undefined) return node;
  seen.add(code);
  return { type: 'link', url, children: [node] };
}
