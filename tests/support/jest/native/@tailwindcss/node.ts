import type * as Tailwind from '@tailwindcss/node';
import { requireNatively } from '../importNatively';

/** The real Tailwind, loaded outside Jest's sandbox. */
export const { compile, optimize } =
  requireNatively<typeof Tailwind>('@tailwindcss/node');
