import { explainMissingKey } from '../../plugins/licenses/explainMissingKey';
import { explainExamples } from '../../src/config/environment/explainExamples';

/**
 * What a build lacks that a deployment can set, as the build says when it is over.
 * @param env usually `process.env`
 */
export const listNotes = (env: Record<string, string | undefined>): string[] => [
  ...[explainMissingKey(env)].filter((line) => line !== undefined),
  ...explainExamples(env),
];
