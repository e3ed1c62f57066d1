import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { addSharedFields } from '../../../content/front-matter/addSharedFields';
import { readFrontMatter } from '../../../content/front-matter/readFrontMatter';
import { parsePage } from '../../../content/mdx/pageSyntax';
import remarkApiLinks from '../../docs/api-links/remarkApiLinks';
import { PACKAGE_MANAGERS } from '../../mdx/packageManagers';
import remarkComparisons from '../../comparisons/remarkComparisons';

/**
 * Parses a page like the site does: with its data tables, the commands for each package
 * manager, and links to the reference. Positions are preserved, so that lines can be
 * reported and text can be looked up.
 * @param source text of the page, with its front matter
 * @param file absolute path, used to find table data and in error messages
 * @throws Error with file and line of a syntax error
 */
export async function parseMdx(
  source: string,
  file: string,
  siteDir: string,
): Promise<Root> {
  const processor = unified()
    .use(remarkComparisons, { siteDir })
    .use(npm2yarn, PACKAGE_MANAGERS)
    .use(() => dropImports)
    .use(remarkApiLinks, { siteDir });
  const page = new VFile({
    value: source,
    path: file,
    data: { frontMatter: addSharedFields(readFrontMatter(source, file), file, siteDir) },
  });
  return (await processor.run(parsePage(source), page)) as Root;
}

/** Removes the imports that the package manager plugin adds for its tabs. */
function dropImports(tree: Root): void {
  tree.children = tree.children.filter(
    (node) =>
      node.type !== 'mdxjsEsm' || node.position || !node.value.includes('@theme/Tabs'),
  );
}
