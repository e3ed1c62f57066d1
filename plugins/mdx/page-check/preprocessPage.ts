import path from 'node:path';
import { checkNavEntry } from '../../../content/nav/findPageProblems';
import { findDocPath } from '../../../content/pages/findDocPath';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { normalizeText } from '../../../content/text/readText';
import { nav } from '../../../src/nav';
import { findFaults } from './findFaults';

/** An error in the text of a page. Its stack would only show functions of the compiler. */
class TextError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TextError';
    this.stack = message;
  }
}

/**
 * Docusaurus hook: checks a page before it is compiled, because the compiler describes
 * errors for programmers, with pages of JSON. It runs whenever the page is opened or
 * changed during development.
 * @returns the page with normalized line endings
 * @throws Error with the file, line and column of each problem, and what to write instead
 */
export function preprocessPage({
  filePath,
  fileContent,
}: {
  filePath: string;
  fileContent: string;
}): string {
  const text = normalizeText(fileContent);
  const docPath = findDocPath(filePath, SITE_DIR);
  if (docPath === undefined) return text;
  const shown = path.relative(SITE_DIR, filePath).split(path.sep).join('/');
  const faults = findFaults(text);
  if (faults.length > 0)
    throw new TextError(
      faults
        .map(({ line, column, message }) =>
          [shown, line, ...(column === undefined ? [] : [column]), ` ${message}`].join(
            ':',
          ),
        )
        .join('\n'),
    );
  reportNavigation(docPath.replace(/\.mdx?$/, ''));
  return text;
}

/** During development a page may be written before its entry. */
function reportNavigation(id: string): void {
  const [problem] = checkNavEntry(id, nav);
  if (problem === undefined) return;
  const message = `${problem}. The navigation is read once: restart npm start after a change.`;
  if (process.env.NODE_ENV !== 'development') throw new TextError(message);
  console.warn(message);
}
