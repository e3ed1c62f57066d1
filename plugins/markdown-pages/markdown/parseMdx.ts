import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { readFrontMatter } from '../../../content/front-matter/readFrontMatter';
import remarkApiLinks from '../../docs/api-links/remarkApiLinks';
import { PACKAGE_MANAGERS } from '../../mdx/packageManagers';
import remarkComparisons from '../../comparisons/remarkComparisons';

/** Docusaurus reads an id in this form too; MDX would take it for an expression. */
const HEADING_ID = /^(#{1,6} .*)(\{#[\w-]+\})[ \t]*$/gm;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Reads a page as the site does: with its tables of data, commands for each package manager,
 * and links of names to the reference. Everything keeps its place, so that lines can be named and text be looked up.
 * @param source text of the page, with its front matter
 * @param file absolute path; data of tables is found by it, and messages name it
 * @throws Error that names file and line of what cannot be read
 */
export async function parseMdx(
  source: string,
  file: string,
  siteDir: string,
): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkComparisons, { siteDir })
    .use(npm2yarn, PACKAGE_MANAGERS)
    .use(() => dropImports)
    .use(remarkApiLinks, { siteDir });
  const body = source
    .replace(FRONT_MATTER, blank)
    .replace(HEADING_ID, (_, head: string, id: string) => head + blank(id));
  const page = new VFile({
    value: body,
    path: file,
    data: { frontMatter: readFrontMatter(source, file) },
  });
  return (await processor.run(processor.parse(page), page)) as Root;
}

/** The plugin of the package managers imports its tabs. */
function dropImports(tree: Root): void {
  tree.children = tree.children.filter(
    (node) =>
      node.type !== 'mdxjsEsm' || node.position || !node.value.includes('@theme/Tabs'),
  );
}
