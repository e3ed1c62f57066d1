import path from 'node:path';
import { PAGE_TYPES } from '../budgets/pageTypes';
import { BUILD_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
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

/** @throws Error with the correct usage if an option is malformed */
export function parseOptions({
  runs = '5',
  page,
  build = BUILD_DIR,
  json = path.join(BENCH_DIR, 'result.json'),
}: Given<'bench:pages'>['values']): BenchOptions {
  if (!/^[1-9]\d?$/.test(runs))
    throw new Error(`--runs is "${runs}", but should be a number from 1 to 99: --runs 3`);
  const names = PAGE_TYPES.map(({ name }) => name);
  const unknown = page?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `--page "${unknown}" is no kind of page. There are: ${names.join(', ')}.`,
    );
  return {
    runs: Number(runs),
    pages: page ?? names,
    build: path.resolve(build),
    json: path.resolve(json),
  };
}
