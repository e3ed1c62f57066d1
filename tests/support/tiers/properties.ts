import fc from 'fast-check';
import { getPropertyCases, isFullRun } from './tier';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: getPropertyCases() });

// Properties that wait for something take their time.
jest.setTimeout(isFullRun() ? 900_000 : 60_000);

/** fast-check, with as many cases as `npm test` or `npm run test:all` asks for. */
export { fc };
