import type { TextlintRuleModule } from '@textlint/types';
import { type Finding, MAX_SENTENCE_WORDS } from '../words';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Sentences of more words than the house style allows.
 * @param text a paragraph as written in the file; code in backticks counts as one word
 */
export function findLongSentences(text: string): Finding[] {
  // Code and the targets of links hold dots and spaces that end neither sentence nor word.
  const plain = text
    .replace(/`[^`]*`/g, (code) => 'C'.padEnd(code.length, 'c'))
    .replace(/\]\([^)]*\)/g, (target) => ']'.padEnd(target.length, '_'));
  return [...segmenter.segment(plain)].flatMap(({ segment, index }) => {
    const count = segment.split(/\s+/).filter((word) => /\w/.test(word)).length;
    if (count <= MAX_SENTENCE_WORDS) return [];
    const message = `A sentence of ${count} words; at most ${MAX_SENTENCE_WORDS} read well.`;
    return [{ index, message }];
  });
}

const rule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Paragraph](node) {
    for (const { index, message } of findLongSentences(getSource(node)))
      report(node, new RuleError(message, { padding: locator.at(index) }));
  },
});

export default rule;
