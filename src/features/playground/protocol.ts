/**
 * What the page and the frame tell each other. The frame says hello to its page, and the page
 * answers with one end of a channel. All else goes through that channel: edited code has no
 * way to its ends, so it cannot speak in the name of the frame.
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

/** The frame's only message to the window of its page: no code has run yet. */
export const HELLO = 'playground-hello';
/** The page's answer, with the frame's end of the channel. */
export const CONNECT = 'playground-connect';

export type ToFrame =
  | { type: 'look'; look: Look }
  | { type: 'run'; run: number; files: SourceFile[] }
  /** Asks for `alive`; a frame that hangs does not answer. */
  | { type: 'ping' };

export type FromFrame =
  | { type: 'alive' }
  /** All packages are there; from here on only the code itself takes time. */
  | { type: 'started'; run: number }
  | { type: 'rendered'; run: number }
  | { type: 'failed'; run: number; problem: Problem }
  | { type: 'height'; height: number };
