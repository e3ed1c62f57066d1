import type { TextlintRuleContext, TextlintRuleReportHandler } from '@textlint/types';
import type { Finding } from '../words';

const READER = /(?<!screen[\s-]+)\breaders?\b/giu;

const MESSAGE =
  'is the developer, whom the page calls "you"; the people who use an app are "users".';

/**
 * Places where a page speaks of "readers".
 * On a page the reader is the developer, so the word misleads wherever it means the users of an app.
 * @param text prose of a page; screen readers are left alone, also across a line break
 */
export function findReaders(text: string): Finding[] {
  return [...text.matchAll(READER)].map(({ 0: word, index }) => ({
    index,
    message: `"${word}" ${MESSAGE}`,
  }));
}

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
