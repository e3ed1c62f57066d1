import { z } from 'zod';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';

/** Arguments that several tools share. */
export const language = z
  .enum(LANGUAGES)
  .default(DEFAULT_LANGUAGE)
  .describe('Language of the pages. Chinese pages that are not translated are English.');

export const product = z.enum(PRODUCT_FOLDERS);

/** @param most the maximum, which is also the default */
export const limit = (most: number) =>
  z.number().int().min(1).max(most).default(most).describe('At most this many.');
