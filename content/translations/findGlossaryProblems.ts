import type { Glossary } from './readGlossary';

/** Not prose: code, addresses, tags, and keywords, which use the words of searches. */
const NO_PROSE = [
  /^keywords:.*$/gm,
  /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm,
  /`[^`\n]*`/g,
  /\]\([^)\n]*\)/g,
  /<[^>\n]*>/g,
];

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Finds words that the glossary forbids. A word inside another term of the glossary is
 * allowed.
 * @param name file name for messages
 * @returns one message per problem, with file, line and the correct word
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
          .filter(
            (word) =>
              line.includes(word) && withoutTerms(line, terms, word).includes(word),
          )
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
 * Finds translations that are used for two terms, and words that are correct for one term
 * but forbidden for another.
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
