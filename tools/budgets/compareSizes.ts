import { LANGUAGES } from '../../src/config/languages';
import { MEASURED, type SiteSizes } from './measureBuild';

/** How much more than its budget something may be. */
const GROWTH = 0.01;
/** A budget that is so far above what is needed would hide the next growth. */
const SLACK = 0.03;
const CHUNKS = 0.05;

/**
 * Compares what was built with the budgets.
 * @returns one message for each that does not hold
 */
export const compareSizes = (built: SiteSizes, budgets: SiteSizes): string[] =>
  LANGUAGES.flatMap((language) => {
    const [now, then] = [built[language], budgets[language]];
    const bytes = MEASURED.flatMap((part) =>
      (['raw', 'brotli'] as const).flatMap((kind) =>
        compare(
          `${language} ${part}, bytes ${kind === 'raw' ? 'as they are' : 'after brotli'}`,
          now[part][kind],
          then[part][kind],
          [SLACK, GROWTH],
        ),
      ),
    );
    const count = compare(`${language} number of scripts`, now.chunks, then.chunks, [
      CHUNKS,
      CHUNKS,
    ]);
    return [...bytes, ...count];
  });

function compare(
  what: string,
  now: number,
  then: number,
  [less, more]: [number, number],
): string[] {
  const change = (now - then) / then;
  if (change >= -less && change <= more) return [];
  const percent = `${change > 0 ? '+' : ''}${(change * 100).toFixed(1)}%`;
  const advice =
    change > 0 ? 'If that is worth it' : 'Keep the gain, so that the next growth is seen';
  return [`${what}: ${now}, budget ${then} (${percent}). ${advice}: npm run size:accept`];
}
