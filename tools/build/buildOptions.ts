import type { Given } from '../cli/parseCommand';
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

/**
 * Reads the options of a build.
 * @throws Error if one is malformed
 */
export function readBuildOptions(values: Given<'build'>['values']): BuildOptions {
  const { version, shard, cold, 'all-versions': allVersions = false } = values;
  if (allVersions && version !== undefined)
    throw new Error('--version and --all-versions exclude each other.');
  return {
    allVersions,
    ...(version !== undefined && { version: readVersion(version) }),
    ...(shard !== undefined && { shard: readShard(shard) }),
    ...(cold && { cold }),
  };
}

/**
 * Parses the value of `--version`.
 * @throws Error if it is not a major
 */
export function readVersion(value: string): string {
  if (/^\d+$/.test(value)) return value;
  throw new Error(`--version is "${value}", but should be a major such as 7.`);
}

function readShard(value: string): Shard {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(value)?.map(Number) ?? [];
  if (index >= 1 && index <= count) return { index, count };
  throw new Error(
    `--shard is "${value}", but should be the number of the part and how many there are, such as 1/2.`,
  );
}
