import { parseArgs } from 'node:util';

/** The options of the command. */
export interface BenchOptions {
  /** Numbers of pages to add to the site, one measurement for each. */
  sizes: number[];
  /** Whether to measure the delay of edits instead. */
  edits: boolean;
}

/**
 * @param args command line arguments
 * @throws Error with the correct usage if an option is malformed
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
