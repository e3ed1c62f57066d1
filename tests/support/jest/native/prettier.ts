import type * as Prettier from 'prettier';
import { importNatively } from './importNatively';

/** The real Prettier, loaded outside Jest's sandbox. */
export const format: typeof Prettier.format = async (...args) =>
  (await importNatively<typeof Prettier>('prettier')).format(...args);

export const resolveConfig: typeof Prettier.resolveConfig = async (...args) =>
  (await importNatively<typeof Prettier>('prettier')).resolveConfig(...args);

export const check: typeof Prettier.check = async (...args) =>
  (await importNatively<typeof Prettier>('prettier')).check(...args);
