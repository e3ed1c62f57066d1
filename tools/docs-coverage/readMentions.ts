import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { listInlineCode } from '../../content/pages/listInlineCode';
import { splitSections } from '../../content/pages/splitSections';

/** Folders of guides about features that several products share. */
const SHARED_GUIDES = ['common-concepts', 'design-system'];

/** Also matches hyphens, as in `aria-label`. */
const NAMES = [/[A-Za-z_$][\w$]*/g, /[a-z]+(?:-[a-z]+)+/g];

/** Front matter fields with the names that a page documents. */
const DOCUMENTED = /^(?:components|hooks):.*$/gm;

/**
 * Lists all names in the code of a product's guides and demos.
 * @param docsDir the folder of guides; migration pages and the reference are ignored
 * @param product folder of the product, such as `data-grid`
 */
export function readMentions(docsDir: string, product: string): Set<string> {
  const names = new Set<string>();
  for (const file of [product, ...SHARED_GUIDES].flatMap((each) => list(docsDir, each))) {
    const text = readText(file);
    const code = file.endsWith('.mdx') ? readCode(text) : text;
    for (const pattern of NAMES) code.match(pattern)?.forEach((name) => names.add(name));
  }
  return names;
}

/**
 * Code of an MDX page: blocks, inline code and tags. Words in prose are not names of the
 * API.
 */
const readCode = (page: string): string =>
  [
    ...(page.match(DOCUMENTED) ?? []),
    ...splitSections(page).flatMap(({ heading, text, blocks }) => [
      ...listInlineCode([heading, ...text].join('\n')),
      ...blocks.flat(),
    ]),
  ].join('\n');

function list(docsDir: string, folder: string): string[] {
  const root = path.join(docsDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|tsx?)$/.test(name))
    .map((name) => path.join(root, name));
}
