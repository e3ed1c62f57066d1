import type { CodeVariant, Styling } from '../../types/demo';

const PREFIXES: Record<Styling, string> = {
  system: '',
  tailwind: 'tailwind-',
  css: 'css-',
};

/** The hash of a demo in one language and styling: `tailwind-Name.js`. */
export const getDemoHash = (
  name: string,
  variant: CodeVariant,
  styling: Styling,
): string => `${PREFIXES[styling]}${name}${variant === 'js' ? '.js' : '.tsx'}`;

/**
 * Whether a hash names a demo, in any variant.
 * @param hash hash of the address, with or without its `#`
 */
export const isDemoHash = (hash: string, name: string): boolean =>
  new RegExp(`^#?(tailwind-|css-|system-)?${name}\\.(tsx|js)$`).test(hash);
