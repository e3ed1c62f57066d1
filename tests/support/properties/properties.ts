import fc from 'fast-check';
import { isFullRun } from '../../../tools/test/fullRun';

/**
 * `npm test` tries the same cases every time; `npm run test:all` tries different ones.
 */
const SEED = 20_261_126;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(isFullRun() ? { numRuns: 20_000 } : { numRuns: 500, seed: SEED }),
});

// Asynchronous properties are slow.
jest.setTimeout(isFullRun() ? 900_000 : 60_000);

/** fast-check, with 500 cases in `npm test` and 20,000 in `npm run test:all`. */
export { fc };
