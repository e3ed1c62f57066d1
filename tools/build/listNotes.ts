import { explainMissingKey } from '../../plugins/licenses/explainMissingKey';
import { explainExamples } from '../../src/config/environment/explainExamples';

/**
 * Lists optional settings that a build lacks, to be printed at its end.
 * @param env usually `process.env`
 */
export const listNotes = (env: Record<string, string | undefined>): string[] => [
  ...[explainMissingKey(env)].filter((line) => line !== undefined),
  ...explainExamples(env),
];
