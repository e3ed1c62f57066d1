import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { getField } from '../../content/front-matter/fields';
import { splitFrontMatter } from '../../content/front-matter/splitFrontMatter';
import type { PageFolders } from '../../content/translations/comparePage';
import { hashSection } from '../../content/translations/hashSection';
import { splitSections } from '../../content/translations/splitSections';
import { getEarlyFile } from '../../content/translations/readOwnFields';
import { writeStamps } from '../../content/translations/writeStamps';

/**
 * Creates the file of a translation: the English text, with explicit heading anchors and
 * stamps. Until a section is translated, it counts as untranslated. Of the front matter,
 * only title and description are copied. A title and search words that the language
 * already has are moved into the file.
 * @returns the file
 * @throws Error if the file already exists
 */
export function startPage(
  id: string,
  { sourceDir, translationDir }: PageFolders,
): string {
  const file = path.join(translationDir, `${id}.mdx`);
  if (fs.existsSync(file))
    throw new Error(
      `${path.relative(process.cwd(), file)} is there already. Mark what you translated with npm run i18n:done.`,
    );
  const source = readText(path.join(sourceDir, `${id}.mdx`));
  const sections = splitSections(source);
  const stamps = sections.map(({ key, text }) => [key, hashSection(text)] as const);
  let { body } = splitFrontMatter(source);
  let done = '';
  // One heading after the other, because two may have the same text.
  for (const { key, hasOwnAnchor, depth, text } of sections) {
    if (depth === 0 || hasOwnAnchor) continue;
    const [line = ''] = text.split('\n');
    const end = body.indexOf(`\n${line}`) + line.length + 1;
    done += `${body.slice(0, end).trimEnd()} {/* #${key} */}`;
    body = body.slice(end).replace(/^[ \t]+(?=\n)/, '');
  }
  const early = getEarlyFile(file);
  const known = fs.existsSync(early) ? readText(early) : '';
  const head = [
    ...['title', 'description'].map((name) => getField(source, name)),
    ...['sidebar_label', 'keywords'].map((name) => getField(known, name)),
  ].join('');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    writeStamps(`---\n${head}---\n${done}${body}`, Object.fromEntries(stamps)),
  );
  fs.rmSync(early, { force: true });
  return file;
}
