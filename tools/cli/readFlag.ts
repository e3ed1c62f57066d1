/**
 * What stands behind a flag: `--version 7` or `--version=7`.
 * @param args what stands behind the command
 * @returns an empty text for a flag without a value, undefined where it is not there
 */
export function readFlag(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const flag = args[at];
  if (flag === undefined) return undefined;
  return flag === name ? (args[at + 1] ?? '') : flag.slice(name.length + 1);
}
