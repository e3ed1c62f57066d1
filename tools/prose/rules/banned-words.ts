import type { TextlintRuleModule } from '@textlint/types';
import { BANNED_WORDS, type Finding } from '../words';

// Not within a path, a name or a hyphenated word, and not the roman numeral of `I/O`.
// A phrase may be wrapped over two lines.
const RULES = BANNED_WORDS.map(
  ([pattern, reason]) =>
    [
      new RegExp(
        `(?<![\\w./@-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w/@-]|\\.\\w)`,
        'giu',
      ),
      reason,
    ] as const,
);

/** Single letters that are a word only as a capital: `i` is a variable, `I` is a person. */
const isOtherWord = (word: string): boolean => word === 'i' || word === 'US';

/** Words that the house style leaves out, with their place in the text. */
export function findBannedWords(text: string): Finding[] {
  return RULES.flatMap(([pattern, reason]) =>
    [...text.matchAll(pattern)]
      .filter(([word]) => !isOtherWord(word))
      .map((match) => ({ index: match.index, message: `"${match[0]}" ${reason}.` })),
  );
}

const rule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Str](node) {
    for (const { index, message } of findBannedWords(getSource(node)))
      report(node, new RuleError(message, { padding: locator.at(index) }));
  },
});

export default rule;
