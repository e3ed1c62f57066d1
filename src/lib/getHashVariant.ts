export type CodeVariant = 'JS' | 'TS';

export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

export interface HashVariant {
  /** null if the hash does not specify it. */
  codeVariant: CodeVariant | null;
  codeStyling: CodeStyling | null;
}

/**
 * Parses the code variant and the styling in a link to a demo, such as
 * `#css-BasicSorting.tsx`. Only the extensions `.js` and `.tsx`, in lower case, are
 * recognized.
 * @param hash hash of the address, with or without its `#`
 */
export function getHashVariant(hash: string): HashVariant {
  const codeVariant = getCodeVariant(hash);
  return { codeVariant, codeStyling: codeVariant && getCodeStyling(hash) };
}

function getCodeVariant(hash: string): CodeVariant | null {
  if (hash.endsWith('.js')) return 'JS';
  return hash.endsWith('.tsx') ? 'TS' : null;
}

function getCodeStyling(hash: string): CodeStyling | null {
  if (hash.includes('tailwind-')) return 'Tailwind';
  if (hash.includes('css-')) return 'CSS';
  return hash.includes('system-') ? 'MUI System' : null;
}
