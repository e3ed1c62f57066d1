import { createPatience } from './createPatience';

/** One for the page: the bar and the results page ask the same worker. */
export const searchPatience = createPatience(
  typeof window === 'undefined' ? { addEventListener: () => undefined } : window,
);
