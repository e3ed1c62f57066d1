import { readFrontMatter } from '../front-matter/readFrontMatter';
import type { Glossary } from './readGlossary';
import { splitSections, TITLE_KEY } from './splitSections';

/** Code, tags, targets of links, and placeholders. */
const NO_WORDS = /`[^`]*`|<[^>]*>|\]\([^)]*\)|\{\w+\}/g;

/** `CSV`, `DataGrid`, `Day.js`: no English word is written like this. */
const NAME = /.[A-Z\d]|\.\w/;

/**
 * Whether a short text can be the same in another language: it has only code, names such
 * as `TypeScript`, and words that the glossary translates with themselves.
 */
export function isName(text: string, glossary: Glossary): boolean {
  const words = Object.values(glossary)
    .map(({ use }) => use)
    .reduce((rest, term) => rest.replaceAll(term, ' '), text.replace(NO_WORDS, ' '))
    .match(/[a-z][a-z\d.]*/gi);
  return words?.every((word) => NAME.test(word)) ?? true;
}

/** How to keep a name that looks like a word. */
export const NAME_HINT =
  'Names that stay as they are belong in glossary.json: "Name": { "use": "Name" }.';

interface CopiedText {
  /** The section. */
  key: string;
  problem: string;
  /** Whether `NAME_HINT` can help. */
  mayBeName: boolean;
}

/** Finds headings and front matter that a translated page has copied from English. */
export function findCopiedText(
  sourceText: string,
  text: string,
  glossary: Glossary,
): CopiedText[] {
  const source = new Map(splitSections(sourceText).map((each) => [each.key, each]));
  const headings = splitSections(text).filter(({ key, depth, heading, text: own }) => {
    const [line = ''] = own.split('\n');
    return depth > 0 && heading === source.get(key)?.heading && !isName(line, glossary);
  });
  const english = readFrontMatter(sourceText);
  const { title, description, keywords } = readFrontMatter(text);
  const words = Array.isArray(keywords) ? (keywords as unknown[]) : [];
  const isEnglish = (word: unknown) => [english.keywords].flat().includes(word);
  const inFrontMatter = [
    title === english.title &&
      !isName(String(title), glossary) &&
      `the title "${String(title)}" is still in English.`,
    description === english.description && 'the description is still in English.',
    words.length > 0 &&
      words.every(isEnglish) &&
      'all keywords are from the English page. Replace them by what people search for in this language, or delete the field.',
  ];
  return [
    ...inFrontMatter.flatMap((problem, index) =>
      problem ? [{ key: TITLE_KEY, problem, mayBeName: index === 0 }] : [],
    ),
    ...headings.map(({ key, heading }) => ({
      key,
      problem: `the heading "${heading}" is still in English.`,
      mayBeName: true,
    })),
  ];
}
