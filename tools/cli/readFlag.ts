/**
 * Reads the value of a flag: `--version 7` or `--version=7`.
 * @param args command line arguments
 * @returns an empty string for a flag without a value, undefined if it is absent
 */
export function readFlag(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const flag = args[at];
  if (flag === undefined) return undefined;
  return flag === name ? (args[at + 1] ?? '') : flag.slice(name.length + 1);
}
