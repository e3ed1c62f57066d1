import type { TextlintRuleModule } from '@textlint/types';

const MARK = /(?<!\\)(?:\*\*|~~)/;

/** Marks of bold and deleted text that are shown as characters. */
const rule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Str](node) {
    const match = MARK.exec(getSource(node));
    if (match)
      report(
        node,
        new RuleError(`"${match[0]}" is shown: remove spaces within the marks.`, {
          padding: locator.at(match.index),
        }),
      );
  },
});

export default rule;
