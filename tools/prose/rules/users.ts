import type { TextlintRuleContext, TextlintRuleReportHandler } from '@textlint/types';
import { findReaders } from '../findReaders';

const isPage = (file: string | undefined): boolean =>
  file !== undefined && /(?:^|[\\/])docs[\\/].+\.mdx$/.test(file);

/** Reads each paragraph as a whole, as "screen" and "readers" may be parts of different marks. */
const rule = (context: Readonly<TextlintRuleContext>): TextlintRuleReportHandler => {
  const { Syntax, RuleError, getSource, getFilePath, report, locator } = context;
  if (!isPage(getFilePath())) return {};
  const check = (node: Parameters<typeof getSource>[0] & object): void => {
    for (const { index, message } of findReaders(getSource(node)))
      report(node, new RuleError(message, { padding: locator.at(index) }));
  };
  return {
    [Syntax.Paragraph]: check,
    [Syntax.Header]: check,
    [Syntax.TableCell]: check,
    Yaml: check,
  };
};

export default rule;
