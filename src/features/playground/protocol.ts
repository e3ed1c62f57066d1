/**
 * What the page and the frame tell each other. Each message carries the nonce that the page
 * put into the frame's address, so that a message of another document is never taken for one.
 */
import type { ThemePreferences } from '../../design/reduceThemePreferences';
import type { ColorScheme, Direction } from '../../design/tokens';

/** A file of a demo; the first one of a list is the demo itself. */
export interface SourceFile {
  name: string;
  code: string;
}

/** Where in the edited code something is wrong; lines count from 1. */
interface Place {
  file?: string;
  line?: number;
}

export type Problem = Place &
  (
    | { kind: 'syntax' | 'runtime'; message: string }
    /** An import of something that is not offered; `allowed` is what is. */
    | { kind: 'import'; specifier: string; allowed: string[] }
    /** A package that is offered did not arrive. */
    | { kind: 'not-loaded'; specifier: string }
    | { kind: 'no-component' | 'endless' }
  );

export interface Look {
  scheme: ColorScheme;
  direction: Direction;
  language: string;
  /** Density, spacing and colors that the reader wants; the site's own if left out. */
  preferences?: Pick<ThemePreferences, 'dense' | 'spacing' | 'paletteColors'>;
}

export type ToFrame =
  | { type: 'look'; look: Look }
  | { type: 'run'; run: number; files: SourceFile[] };

export type FromFrame =
  | { type: 'ready' }
  /** All packages are there; from here on only the code itself takes time. */
  | { type: 'started'; run: number }
  | { type: 'rendered'; run: number }
  | { type: 'failed'; run: number; problem: Problem }
  | { type: 'height'; height: number };

export type Signed<T> = T & { nonce: string };

/** Whether what came in is a message of ours; anything may arrive at a window. */
export function isSigned<T extends { type: string }>(
  data: unknown,
  nonce: string,
): data is Signed<T> {
  const { nonce: given, type } = (data ?? {}) as Record<string, unknown>;
  return given === nonce && typeof type === 'string';
}
