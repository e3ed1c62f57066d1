import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { findPicture } from '../../content/pages/findPicture';

/**
 * Remark plugin: lets a translated page show the pictures beside its English page, with
 * the same relative addresses.
 */
export default function remarkPictures({ siteDir }: { siteDir: string }) {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'image', (node) => {
      const file = findPicture(node.url, page.path, siteDir);
      const folder = path.dirname(page.path);
      if (!file || path.dirname(file).startsWith(folder)) return;
      const address = path.relative(folder, file).split(path.sep).map(encodeURIComponent);
      const [query = ''] = /[?#].*$/.exec(node.url) ?? [];
      node.url = address.join('/') + query;
    });
  };
}
