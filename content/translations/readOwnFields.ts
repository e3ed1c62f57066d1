import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';
import { readFrontMatter } from '../front-matter/readFrontMatter';
import { listPageIds } from '../nav/listPageIds';

/** The front matter of a page in another language, apart from its stamps. */
export interface OwnFields {
  title?: string;
  /** Title in the navigation, if it differs from that of the page. */
  sidebar_label?: string;
  keywords?: string[];
}

/** The fields that a page can have in a language before it is translated. */
const EARLY_FIELDS = ['sidebar_label', 'keywords'];
const EARLY_FILE = /(^|\/)_([^/]+)\.mdx$/;

/**
 * The file with the title and search words of a page that is not translated yet. As a
 * partial, it is no page: Docusaurus would show its text, which is empty, in place of the
 * English one.
 * @param file the file that the translation will have
 */
export const getEarlyFile = (file: string): string =>
  path.join(path.dirname(file), `_${path.basename(file)}`);

/** Lists the ids of the pages that have such a file. */
export const listEarlyIds = (translationDir: string): string[] =>
  !fs.existsSync(translationDir)
    ? []
    : fs
        .readdirSync(translationDir, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => EARLY_FILE.test(file))
        .map((file) => file.replace(EARLY_FILE, '$1$2'))
        .sort();

const known = new Map<string, ReadonlyMap<string, OwnFields>>();

/**
 * Reads what a language has of the front matter of its pages, translated or not, by id.
 * Cached, except in the development server.
 * @throws Error with the file and the problem
 */
export function readOwnFields(translationDir: string): ReadonlyMap<string, OwnFields> {
  const found = known.get(translationDir);
  if (found && process.env.NODE_ENV !== 'development') return found;
  const toFile = (id: string) => path.join(translationDir, `${id}.mdx`);
  const read = (file: string): OwnFields => readFrontMatter(readText(file), file);
  const fields = new Map([
    ...listEarlyIds(translationDir).map(
      (id) => [id, checkEarly(read(getEarlyFile(toFile(id))), toFile(id))] as const,
    ),
    ...listPageIds(translationDir).map((id) => [id, read(toFile(id))] as const),
  ]);
  known.set(translationDir, fields);
  return fields;
}

function checkEarly(fields: OwnFields, file: string): OwnFields {
  const early = getEarlyFile(file);
  const fail = (problem: string): never => {
    throw new Error(`${path.relative(process.cwd(), early)}: ${problem}`);
  };
  if (fs.existsSync(file))
    fail(`the page is translated: move what is here to ${path.basename(file)}.`);
  const { sidebar_label: label = '', keywords = [] } = fields;
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  if (label !== '' && !isText(label)) fail('"sidebar_label" must be text.');
  if (!Array.isArray(keywords) || !keywords.every(isText))
    fail('"keywords" must be a list of words.');
  const other = Object.keys(fields).find((field) => !EARLY_FIELDS.includes(field));
  if (other !== undefined)
    fail(
      `"${other}" is not allowed before the page is translated; allowed are ${EARLY_FIELDS.join(', ')}.`,
    );
  return fields;
}
