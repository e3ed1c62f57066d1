import fs from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { expressionAttribute, importNode } from '../../content/mdx/mdxNodes';

interface MdxElement {
  type: string;
  name?: string | null;
  attributes?: { type: string; name: string; value: unknown }[];
}

interface Tree {
  type: string;
  children: unknown[];
}

const TAG = 'EventList';
const LOCAL = '_api';
const EMBEDDED = { type: 'mdxJsxAttribute', name: 'embedded', value: null };

/**
 * Remark plugin: passes the module that the API loader creates for a product's events to
 * `<EventList product="…">` in a guide.
 */
export default function remarkApi({ siteDir }: { siteDir: string }) {
  return (tree: Tree, file: VFile): void => {
    const element = (tree.children as MdxElement[]).find(
      ({ type, name }) => type === 'mdxJsxFlowElement' && name === TAG,
    );
    if (!element) return;
    const folder = path.join(siteDir, 'docs', 'api');
    const data = path.join(folder, getAttribute(element, 'product'), 'events.json');
    if (!fs.existsSync(data)) {
      throw new Error(
        `${path.relative(siteDir, file.path)}: ${path.relative(siteDir, data)} is missing. Run: npm run api`,
      );
    }
    element.attributes = [expressionAttribute('api', LOCAL), EMBEDDED];
    tree.children.unshift(importNode(LOCAL, `${data}?api`));
  };
}

function getAttribute(element: MdxElement, name: string): string {
  const value = element.attributes?.find((one) => one.name === name)?.value;
  if (typeof value === 'string') return value;
  throw new Error(`<${element.name}> needs the attribute ${name}.`);
}
