import { DOCUSAURUS_BIN } from '../../content/paths/siteDir';
import { VERBOSE_FLAG } from './checkOptions';
import { COLLECT_RARELY } from './collectRarely';
import { isVerbose } from './runCommand';

/**
 * Arguments for Node that run Docusaurus. Messages name file and place themselves, so the
 * stack traces that Docusaurus prints below each of them are left out unless they are asked
 * for with `--verbose`.
 * @param args what Docusaurus gets
 * @param given arguments of the command itself
 */
export function getDocusaurusArgs(
  args: readonly string[],
  given: readonly string[] = process.argv,
): string[] {
  return [
    ...COLLECT_RARELY,
    ...(isVerbose(given) ? [] : ['--stack-trace-limit=0']),
    DOCUSAURUS_BIN,
    ...args.filter((arg) => arg !== VERBOSE_FLAG),
  ];
}
