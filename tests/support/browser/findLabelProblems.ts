import type { Page } from '@playwright/test';
import type { Language } from '../../../src/config/languages';
import { DEMOS } from './liveDemos';

/**
 * Every label of the shell contains a character of this script, for languages that do not
 * use Latin script.
 */
const SCRIPTS: Partial<Record<Language, RegExp>> = { zh: /\p{Script=Han}/u };

/** Demos, previews of components and links between pages have their own texts. */
const OWN_WORDS = `${DEMOS}, [data-color-editor] section[data-theme], .markdown a`;

/** A label without a word, such as a color or a number, is the same in every language. */
const WORD = /(?<![\w#])[A-Za-z]{3,}/;

/**
 * Labels of the shell that are not in the language of the page. Texts of demos are the
 * same in every language.
 * @returns one line for each, with the path of the page
 */
export async function findLabelProblems(
  page: Page,
  language: Language,
): Promise<string[]> {
  const script = SCRIPTS[language];
  if (!script) return [];
  // Evaluated in one step: a demo that becomes live in between would detach elements from
  // their demo.
  const labels = await page.evaluate(
    (own) =>
      [...document.body.querySelectorAll('[aria-label], [title]')]
        .filter((element) => !element.closest(own))
        .map(
          (element) =>
            element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '',
        ),
    OWN_WORDS,
  );
  const path = new URL(page.url()).pathname;
  return labels
    .filter((label) => WORD.test(label) && !script.test(label))
    .map((label) => `${path}: "${label}" is not in the language of the page`);
}
