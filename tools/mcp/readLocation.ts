const FLAG = '--site';

/**
 * Reads `--site https://docs.example.com` or `--site=../other/build`.
 * @param args command line arguments
 * @param fallback the default folder
 * @throws Error with the correct usage for other arguments
 */
export function readLocation(args: readonly string[], fallback: string): string {
  const [flag, ...others] = args;
  if (flag === undefined) return fallback;
  const at = flag.indexOf('=');
  const name = at < 0 ? flag : flag.slice(0, at);
  const values = at < 0 ? others : [flag.slice(at + 1), ...others];
  const [value, ...rest] = values;
  if (name === FLAG && value && !value.startsWith('-') && rest.length === 0) return value;
  throw new Error(
    `"${args.join(' ')}" is not understood. Give the folder of a build or the origin of a deployed site: ${FLAG} https://docs.example.com`,
  );
}
