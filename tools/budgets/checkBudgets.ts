import { type Language, LANGUAGES } from '../../src/config/languages';
import budgets from './budgets.json';
import { listGrowth, listModules } from './listModules';
import { type BuildSizes, measureBuild, MEASURED, type SiteSizes } from './measureBuild';
import modules from './modules.json';
import { PAGE_TYPES } from './pageTypes';

/**
 * Checks `build/` against the budgets.
 * @returns violations, and the modules that grew; empty if there are none
 * @throws Error if there is no build
 */
export async function checkBudgets(): Promise<string[]> {
  const problems = compareSizes(await measureBuild(), budgets);
  if (problems.length === 0) return [];
  const growth = listGrowth(await listModules(), modules);
  const head = 'Sources that grew since the budgets were accepted, in bytes:';
  return growth.length > 0 ? [...problems, head, ...growth] : problems;
}

/** Tolerance above a budget. */
const GROWTH = 0.01;
/** Tolerance below a budget: with more slack, it would hide the next growth. */
const SLACK = 0.03;
const CHUNKS = 0.05;

/** A measured size with a budget. */
interface Budgeted {
  what: string;
  read: (sizes: BuildSizes) => number | undefined;
  /** Tolerances below and above. */
  bounds: readonly [number, number];
}

const PAGE_PARTS = ['script', 'css', 'html', 'font', 'total'] as const;

const listBudgeted = (language: Language): Budgeted[] => [
  ...MEASURED.flatMap((part) =>
    (['raw', 'brotli'] as const).map((kind) => ({
      what: `${language} ${part}, bytes ${kind === 'raw' ? 'as they are' : 'after brotli'}`,
      read: (sizes: BuildSizes) => sizes[part]?.[kind],
      bounds: [SLACK, GROWTH] as const,
    })),
  ),
  ...PAGE_TYPES.filter((type) => type.language === language).flatMap(({ name }) =>
    PAGE_PARTS.map((part) => ({
      what: `${language} page "${name}", ${part}, bytes after brotli`,
      read: ({ pages }: BuildSizes) => pages?.[name]?.[part],
      bounds: [SLACK, GROWTH] as const,
    })),
  ),
  {
    what: `${language} number of scripts`,
    read: ({ chunks }) => chunks,
    bounds: [CHUNKS, CHUNKS],
  },
];

/**
 * Compares a build with the budgets.
 * @returns one message per violation
 */
export const compareSizes = (built: SiteSizes, budgets: SiteSizes): string[] =>
  LANGUAGES.flatMap((language) =>
    listBudgeted(language).flatMap(({ what, read, bounds }) =>
      compare(what, read(built[language]), read(budgets[language]), bounds),
    ),
  );

function compare(
  what: string,
  now: number | undefined,
  then: number | undefined,
  [less, more]: readonly [number, number],
): string[] {
  const accept = 'npm run budgets -- --accept "<reason>"';
  if (now === undefined || then === undefined)
    return [`${what}: ${now ?? 'gone'}, budget ${then ?? 'missing'}: ${accept}`];
  const change = (now - then) / then;
  if (change >= -less && change <= more) return [];
  const percent = `${change > 0 ? '+' : ''}${(change * 100).toFixed(1)}%`;
  const advice =
    change > 0 ? 'If that is worth it' : 'Keep the gain, so that the next growth is seen';
  return [`${what}: ${now}, budget ${then} (${percent}). ${advice}: ${accept}`];
}
