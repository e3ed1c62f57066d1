import { splitSections } from '../../content/pages/splitSections';

const BEFORE = /^```\w+ title="Before[^\n]*\n([\s\S]*?)\n```$/gm;
/** A name of several words: single words are too common to be found by. */
const NAME = /[\w$]*[a-z][A-Z][\w$]*|\b[A-Z]+_[A-Z_]+\b|\bunstable_\w+/g;

/**
 * Finds the names that the code of a migration guide has before a change and lacks after
 * it. People look for them, and the text often doesn't repeat them.
 * @param source of the English page
 * @returns the names of each section
 */
export function readOldNames(source: string): string[][] {
  const before = new Set([...source.matchAll(BEFORE)].map(([, code]) => code));
  return splitSections(source).map(({ text, blocks }) => {
    const codes = blocks.map((lines) => lines.join('\n'));
    const others = codes.filter((code) => !before.has(code));
    const known = new Set(readNames([...others, ...text].join('\n')));
    const names = readNames(codes.filter((code) => before.has(code)).join('\n'));
    return [...new Set(names)].filter((name) => !known.has(name));
  });
}

const readNames = (code: string): string[] => code.match(NAME) ?? [];
