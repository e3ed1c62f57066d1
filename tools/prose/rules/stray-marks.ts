import type { TextlintRuleModule } from '@textlint/types';
import { STRAY_MARK } from '../../../content/mdx/strayMark';

/** Marks of bold and deleted text that are shown as characters. */
const rule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Str](node) {
    const match = STRAY_MARK.exec(getSource(node));
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
