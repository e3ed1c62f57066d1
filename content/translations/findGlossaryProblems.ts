import type { Glossary } from './readGlossary';

/** What is no prose: code, addresses, tags, and keywords, which have the words of searches. */
const NO_PROSE = [
  /^keywords:.*$/gm,
  /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm,
  /`[^`\n]*`/g,
  /\]\([^)\n]*\)/g,
  /<[^>\n]*>/g,
];

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Finds words that the glossary rules out. One inside another term of the glossary is that term.
 * @param name of the file, for messages
 * @returns a message with file, line and the right word for each
 */
export function findGlossaryProblems(
  name: string,
  text: string,
  glossary: Glossary,
): string[] {
  const terms = Object.values(glossary).map(({ use }) => use);
  const prose = NO_PROSE.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return prose
    .split('\n')
    .flatMap((line, index) =>
      Object.entries(glossary).flatMap(([term, { use, never = [] }]) =>
        never
          .filter((word) => withoutTerms(line, terms, word).includes(word))
          .map(
            (word) =>
              `${name}:${index + 1}: "${word}" for ${term}; the glossary says "${use}"`,
          ),
      ),
    );
}

const withoutTerms = (line: string, terms: readonly string[], word: string): string =>
  terms
    .filter((term) => term.includes(word))
    .reduce((rest, term) => rest.replaceAll(term, blank), line);

/**
 * Finds translations that stand for two terms, and words that are right for one term and wrong
 * for another.
 */
export function findGlossaryConflicts(glossary: Glossary): string[] {
  const entries = Object.entries(glossary);
  return entries.flatMap(([term, { use, never = [] }]) => [
    ...entries
      .filter(([other, entry]) => other > term && entry.use === use)
      .map(([other]) => `"${use}" stands for ${term} and for ${other}`),
    ...entries
      .filter(([, entry]) => never.includes(entry.use))
      .map(
        ([other, entry]) =>
          `"${entry.use}" is ruled out for ${term}, and right for ${other}`,
      ),
  ]);
}
