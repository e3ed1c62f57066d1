/** Generated at build time by `plugins/playground/renderRegistry.ts`. */
declare module 'playground-registry' {
  import type { IconShard } from '../../../types/playground';

  type Load<T> = () => Promise<T>;
  export const packages: string[];
  export const modules: Record<string, Load<Record<string, unknown>>>;
  export const icons: Record<string, Load<{ default: IconShard }>>;
}

/** Starts automatically and exports nothing. */
declare module '@tailwindcss/browser';
