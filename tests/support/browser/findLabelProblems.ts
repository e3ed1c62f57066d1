import type { Page } from '@playwright/test';
import type { Language } from '../../../src/config/languages';
import { DEMOS } from './liveDemos';

/** What every label of the shell holds in a language whose script is not the Latin one. */
const SCRIPTS: Partial<Record<Language, RegExp>> = { zh: /\p{Script=Han}/u };

/** Demos, previews of components and links between pages: their words are their own. */
const OWN_WORDS = `${DEMOS}, [data-color-editor] section[data-theme], .markdown a`;

/** Without one, such as a color or a number, a label is the same in every language. */
const WORD = /(?<![\w#])[A-Za-z]{3,}/;

/**
 * Labels of the shell that are not in the language of the page. What a demo itself says is the
 * same in every language.
 * @returns one line for each, with the path of the page
 */
export async function findLabelProblems(
  page: Page,
  language: Language,
): Promise<string[]> {
  const script = SCRIPTS[language];
  if (!script) return [];
  // In one go: a demo that comes to life meanwhile would leave elements without a demo around them.
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
