import { parseArgs } from 'node:util';

/** What the command was asked to do. */
export interface BenchOptions {
  /** How many pages to add to the site's own, one measurement each. */
  sizes: number[];
  /** Whether the wait for edits is measured instead. */
  edits: boolean;
}

/**
 * @param args what stands behind the command
 * @throws Error that says how to write an option, if one is malformed
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '100,400,1600' },
      edits: { type: 'boolean', default: false },
    },
  });
  if (!/^\d{1,4}(,\d{1,4})*$/.test(values.pages))
    throw new Error(
      `--pages is "${values.pages}", but should be numbers below 10,000 with commas between them: --pages 100,400`,
    );
  return { sizes: values.pages.split(',').map(Number), edits: values.edits };
}
