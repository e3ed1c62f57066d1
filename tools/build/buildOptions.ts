import type { Shard } from './jobs';

export interface BuildOptions {
  /** The older major to build for its own host. */
  version?: string;
  /** Whether to include older versions, in folders of one site. */
  allVersions: boolean;
  shard?: Shard;
  /** Whether to ignore the caches of earlier builds. */
  cold?: boolean;
}

const USAGE =
  'npm run build takes: --version <major>, or --all-versions; --shard <i>/<n>; --cold; --verbose.';

/**
 * Parses the arguments of `npm run build`.
 * @throws Error for an unknown or malformed argument
 */
export function readBuildOptions(args: readonly string[]): BuildOptions {
  const options: BuildOptions = { allVersions: false };
  const rest = args.flatMap((arg) => arg.split(/(?<=^--[a-z-]+)=/));
  while (rest.length > 0) {
    const name = rest.shift();
    if (name === '--all-versions') options.allVersions = true;
    else if (name === '--version') options.version = readVersion(rest.shift());
    else if (name === '--cold') options.cold = true;
    else if (name === '--shard') options.shard = readShard(rest.shift());
    else if (name !== '--verbose')
      throw new Error(`npm run build does not know "${name}". ${USAGE}`);
  }
  if (options.allVersions && options.version)
    throw new Error(`--version and --all-versions exclude each other. ${USAGE}`);
  return options;
}

/**
 * Parses the value of `--version`.
 * @throws Error if it is not a major
 */
export function readVersion(value: string | undefined): string {
  if (value && /^\d+$/.test(value)) return value;
  throw new Error(`--version is "${value ?? ''}", but should be a major such as 7.`);
}

function readShard(value: string | undefined): Shard {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(value ?? '')?.map(Number) ?? [];
  if (index >= 1 && index <= count) return { index, count };
  throw new Error(
    `--shard is "${value ?? ''}", but should be the number of the part and how many there are, such as 1/2.`,
  );
}
