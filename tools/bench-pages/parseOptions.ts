import path from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_TYPES } from '../budgets/pageTypes';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { BENCH_DIR } from './benchDir';

/** The options of the command. */
export interface BenchOptions {
  /** Number of audits per page. */
  runs: number;
  /** Names of the page types. */
  pages: string[];
  /** Folder of the built site. */
  build: string;
  /** Output file for the figures as JSON. */
  json: string;
}

/**
 * @param args command line arguments
 * @throws Error with the correct usage if an option is malformed
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      build: { type: 'string', default: BUILD_DIR },
      json: { type: 'string', default: path.join(BENCH_DIR, 'result.json') },
    },
  });
  const runs = /^[1-9]\d?$/.test(values.runs) ? Number(values.runs) : NaN;
  if (Number.isNaN(runs))
    throw new Error(
      `--runs is "${values.runs}", but should be a number from 1 to 99: --runs 3`,
    );
  const names = PAGE_TYPES.map(({ name }) => name);
  const unknown = values.page?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `--page "${unknown}" is no kind of page. There are: ${names.join(', ')}.`,
    );
  return {
    runs,
    pages: values.page ?? names,
    build: path.resolve(values.build),
    json: path.resolve(values.json),
  };
}
