import { DOCUSAURUS_BIN } from '../../content/paths/siteDir';
import { VERBOSE_FLAG } from './checkOptions';
import { GC_FLAGS } from './gcFlags';
import { isVerbose } from './runCommand';

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
