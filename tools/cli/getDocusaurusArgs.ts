import { DOCUSAURUS_BIN } from '../../content/paths/siteDir';
import { isVerbose, VERBOSE_FLAG } from './verbose';

/**
 * Node flags that increase the young generation from 16 to 64 MB per thread before it is
 * collected. Builds and tests create many short-lived objects, such as syntax trees: this
 * makes builds and some tests about a tenth faster.
 */
export const GC_FLAGS = ['--max-semi-space-size=64'] as const;

/**
 * Returns the Node arguments that run Docusaurus. Error messages include file and
 * position, so the stack traces that Docusaurus prints below them are omitted without
 * `--verbose`.
 * @param args arguments of Docusaurus
 * @param given arguments of the command itself
 */
export function getDocusaurusArgs(
  args: readonly string[],
  given: readonly string[] = process.argv,
): string[] {
  return [
    ...GC_FLAGS,
    ...(isVerbose(given) ? [] : ['--stack-trace-limit=0']),
    DOCUSAURUS_BIN,
    ...args.filter((arg) => arg !== VERBOSE_FLAG),
  ];
}
