import type { TextlintRuleModule } from '@textlint/types';
import { findLongSentences } from '../findLongSentences';

const rule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Paragraph](node) {
    for (const { index, message } of findLongSentences(getSource(node)))
      report(node, new RuleError(message, { padding: locator.at(index) }));
  },
});

export default rule;
