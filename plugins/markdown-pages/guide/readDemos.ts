import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { STYLINGS } from '../../../src/types/demo';
import { findSourceFolder } from '../../../content/pages/findSourceFolder';
import { findDemo } from '../../demos/findDemo';
import { getDemoId } from '../../demos/getDemoId';
import { readDemoFiles } from '../../demos/collectSources';
import type { DemoCodeFiles, PageDemo } from './context';
import { readAttributes, type MdxElement } from './elements/element';

/** Elements that show a demo, with the attribute that names it. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  Demo: 'name',
  ProductCard: 'demo',
};

/**
 * Reads the code of all demos on a page.
 * @param tree of the page
 * @param file of the page, by which its demos are found in every language
 * @throws Error with the file of a demo that is missing or cannot be read
 */
export async function readDemos(
  tree: Root,
  file: string,
  siteDir: string,
): Promise<ReadonlyMap<string, PageDemo>> {
  const folder = findSourceFolder(file, siteDir);
  const names = new Set<string>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxElement;
    const name = readAttributes(element).get(ATTRIBUTES[element.name ?? ''] ?? '');
    if (name) names.add(name);
  });
  return new Map(
    await Promise.all(
      [...names].map(
        async (name) => [name, await readDemo(folder, name, siteDir)] as const,
      ),
    ),
  );
}

async function readDemo(
  folder: string,
  name: string,
  siteDir: string,
): Promise<PageDemo> {
  const { variants } = findDemo(folder, name);
  const code: DemoCodeFiles = { system: [] };
  for (const styling of STYLINGS) {
    const entry = variants[styling];
    if (entry) code[styling] = await readDemoFiles(entry, siteDir);
  }
  return { id: getDemoId(variants.system, siteDir), code };
}
