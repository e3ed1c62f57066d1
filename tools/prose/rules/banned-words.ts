import type { TextlintRuleModule } from '@textlint/types';
import { findBannedWords } from '../findBannedWords';

const rule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Str](node) {
    for (const { index, message } of findBannedWords(getSource(node)))
      report(node, new RuleError(message, { padding: locator.at(index) }));
  },
});

export default rule;
