import { parseArgs } from 'node:util';
import { checkOptions } from '../../../site/options/checkOptions';

export interface TestOptions {
  help: boolean;
  /** Everything in full: no earlier result counts, nothing is sampled. */
  full: boolean;
  /** Check what differs from this commit only. */
  changedSince?: string;
  /** Names of the steps to run; all where empty. */
  only: readonly string[];
  /** What a browser test's file or title must hold. */
  spec?: string;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  full: { type: 'boolean' },
  changed: { type: 'boolean' },
  only: { type: 'string' },
  spec: { type: 'string' },
} as const;

/**
 * Reads the arguments of `npm test`.
 * @param known names of the steps
 * @throws Error for an option or a step that does not exist
 */
export function parseOptions(
  args: readonly string[],
  known: readonly string[],
): TestOptions {
  checkOptions(
    args,
    Object.keys(OPTIONS).map((name) => `--${name}`),
  );
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const { help = false, full = false, changed = false } = values;
  const only = values.only?.split(',').map((name) => name.trim()) ?? [];
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `--only: there is no step "${unknown}". The steps are ${known.join(', ')}.`,
    );
  const [ref = 'HEAD', ...rest] = positionals;
  if (rest.length > 0 || (positionals.length > 0 && !changed))
    throw new Error(
      `"${positionals.join(' ')}" says nothing here: only --changed takes a commit.`,
    );
  if (changed && (full || only.length > 0 || values.spec !== undefined))
    throw new Error('--changed chooses the checks itself and takes no other option.');
  return {
    help,
    full,
    only,
    ...(changed ? { changedSince: ref } : {}),
    ...(values.spec === undefined ? {} : { spec: values.spec }),
  };
}
