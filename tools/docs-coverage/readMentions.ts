import fs from 'node:fs';
import path from 'node:path';

/** Where guides explain what several products share. */
const SHARED_GUIDES = ['common-concepts', 'design-system'];

/** With hyphens too, as in `aria-label`. */
const NAMES = [/[A-Za-z_$][\w$]*/g, /[a-z]+(?:-[a-z]+)+/g];

/** Code of an MDX page: fenced blocks, inline code and tags. Prose names no API by chance. */
const CODE =
  /^(`{3,})[^\n]*\n[\s\S]*?^\1|`[^`\n]+`|<[A-Z][^>]*>|^(?:components|hooks):.*$/gm;

/**
 * Every name in the code of a product's guides and demos.
 * @param docsDir the folder of guides; migration pages and the reference are left out
 * @param product folder of the product, such as `data-grid`
 */
export function readMentions(docsDir: string, product: string): Set<string> {
  const names = new Set<string>();
  for (const file of [product, ...SHARED_GUIDES].flatMap((each) => list(docsDir, each))) {
    const text = fs.readFileSync(file, 'utf8');
    const code = file.endsWith('.mdx') ? (text.match(CODE) ?? []).join('\n') : text;
    for (const pattern of NAMES) code.match(pattern)?.forEach((name) => names.add(name));
  }
  return names;
}

function list(docsDir: string, folder: string): string[] {
  const root = path.join(docsDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|tsx?)$/.test(name))
    .map((name) => path.join(root, name));
}
