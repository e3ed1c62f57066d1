import type { GridInitialState } from '@mui/x-data-grid';

/** Text that fits into an address, from any state that is plain data. */
export function packState(state: GridInitialState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns nothing if the text is not what `packState` has made */
export function unpackState(text: string): GridInitialState | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const state: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof state === 'object' && state !== null ? state : undefined;
  } catch {
    return undefined;
  }
}
