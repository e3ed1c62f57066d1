import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findDocPath } from '../../content/pages/findDocPath';

type Tree = Parameters<typeof visit>[0];

const RELATIVE_PAGE = /^\.{1,2}\/.*\.mdx?(#.*)?$/;

/**
 * Remark plugin: converts a link to a file (`../filtering/filtering.mdx#operators`) to a
 * link from the root of the documentation. Docusaurus looks those up in the translation
 * first and then in the source, while a relative link does not find pages of which only
 * one side is translated.
 */
export default function remarkPageLinks({ siteDir }: { siteDir: string }) {
  return (tree: Tree, file: VFile): void => {
    const docPath = findDocPath(file.path, siteDir);
    if (docPath === undefined) return;
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as unknown as { url: string };
      if (!RELATIVE_PAGE.test(link.url)) return;
      link.url = path.posix.join('/', path.posix.dirname(docPath), link.url);
    });
  };
}
