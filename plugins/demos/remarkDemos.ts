import path from 'node:path';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { expressionAttribute, importNode } from '../../content/mdx/mdxNodes';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { assertNoOrphans, findDemo } from './findDemo';
import { readDemoOptions, type MdxElement } from './readDemoOptions';

interface Options {
  siteDir: string;
}

type Tree = Parameters<typeof visit>[0] & { children: unknown[] };

/** Elements that show a demo, with the attribute that names it. */
const DEMO_ATTRIBUTES: Record<string, string> = { Demo: 'name', ProductCard: 'demo' };

/**
 * Remark plugin: validates every `<Demo name="…" />` of a page, finds its file and passes
 * the module created by the demo loader to the component.
 */
export default function remarkDemos({ siteDir }: Options) {
  return (tree: Tree, file: VFile): void => {
    const folder = findSourceFolder(file.path, siteDir);
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const imported = new Map<string, string>();
    guard(`${page}:1`, () => assertNoOrphans(folder));
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as unknown as MdxElement;
      const attribute = element.name && DEMO_ATTRIBUTES[element.name];
      if (!attribute) return;
      const where = `${page}:${element.position?.start.line ?? 1}`;
      const name = guard(where, () => readDemoOptions(element, attribute));
      const { variants } = guard(where, () => findDemo(folder, name));
      const local = imported.get(variants.system) ?? `_demo${imported.size}`;
      imported.set(variants.system, local);
      element.attributes = [
        ...element.attributes.filter((entry) => entry.name !== attribute),
        expressionAttribute('demo', local),
      ];
    });
    tree.children.unshift(
      ...[...imported].map(([source, local]) => importNode(local, `${source}?demo`)),
    );
  };
}

function guard<T>(where: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`);
  }
}
