import {
  BASE_URLS,
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  LANGUAGES,
} from '../../src/config/languages';
import { isReferencePath } from '../../src/lib/apiPaths';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import { listBuiltPages } from '../support/browser/builtPage';
import { readTextLanguages, type TextWithLanguage } from './support/readTextLanguages';

const ENGLISH = LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang;

/** Four words in a row count as English prose; fewer may be names. */
const PROSE = /[a-z]+(?:,? [a-z]+){3}/;
const CHINESE = /\p{Script=Han}/u;

const others = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);

describe.each(others)('pages in %s', (language) => {
  const { htmlLang } = LANGUAGE_TABLE[language];
  const { missing, absent } = readSiteTexts(language).translation;
  const pages = listBuiltPages()
    .filter((file) => `/${file}`.startsWith(BASE_URLS[language]))
    .map((file) => ({ file, texts: readTextLanguages(file) }))
    .filter(({ texts }) => texts.length > 0);
  const says = (note: string) =>
    pages.filter(({ texts }) => texts.some(({ text }) => text === note));
  const untranslated = says(missing);
  const inParts = says(absent);
  const reference = pages.filter(({ file }) =>
    isReferencePath(`/${file}`.replace(/index\.html$/, '')),
  );
  const translated = pages.filter(
    (page) => ![untranslated, inParts, reference].some((each) => each.includes(page)),
  );

  const list = (
    from: typeof pages,
    isWrong: (piece: TextWithLanguage) => boolean,
  ): string[] =>
    from.flatMap(({ file, texts }) =>
      texts.filter(isWrong).map(({ text }) => `${file}: ${text.slice(0, 60)}`),
    );

  it('are of all three kinds', () => {
    expect(translated.length).toBeGreaterThan(50);
    expect(reference.length).toBeGreaterThan(300);
  });

  it('mark English text as English, in guides and in the reference', () => {
    const isWrong = ({ text, language: said }: TextWithLanguage) =>
      said !== ENGLISH && PROSE.test(text);
    expect(list([...untranslated, ...reference], isWrong)).toEqual([]);
    // A translated guide can embed a part of the reference, such as the list of events.
    const isWrongTable = (piece: TextWithLanguage) => piece.isReference && isWrong(piece);
    expect(list(translated, isWrongTable)).toEqual([]);
  });

  it('mark no text in their own language', () => {
    const isWrong = ({ text, language: said }: TextWithLanguage) =>
      said === ENGLISH && CHINESE.test(text);
    expect(list(pages, isWrong)).toEqual([]);
  });

  it('contain no English if they are translated, except in the reference', () => {
    const isWrong = ({ language: said, isReference }: TextWithLanguage) =>
      !isReference && said !== htmlLang;
    expect(list(translated, isWrong)).toEqual([]);
  });
});
