/**
 * Messages between the page and the frame. The frame announces itself to its page, and
 * the page responds with a port of a channel. Everything else uses that channel: edited
 * code has no access to its ports, so it cannot impersonate the frame.
 */
import type { ThemePreferences } from '../../design/reduceThemePreferences';
import type { ColorScheme, Direction } from '../../design/tokens';

/** A file of a demo; the first one of a list is the demo itself. */
export interface SourceFile {
  name: string;
  code: string;
}

/** Position of a problem in the edited code; lines start at 1. */
interface Place {
  file?: string;
  line?: number;
}

export type Problem = Place &
  (
    | { kind: 'syntax' | 'runtime'; message: string }
    /** An import that is not available; `allowed` lists those that are. */
    | { kind: 'import'; specifier: string; allowed: string[] }
    /** A supported package failed to load. */
    | { kind: 'not-loaded'; specifier: string }
    | { kind: 'no-component' | 'endless' }
  );

export interface Appearance {
  scheme: ColorScheme;
  direction: Direction;
  /** BCP 47 tag of MUI's texts. */
  language: string;
  /**
   * Density, spacing and colors that the reader chose; the site's defaults if omitted.
   */
  preferences?: Pick<ThemePreferences, 'dense' | 'spacing' | 'paletteColors'>;
}

/** The frame's only message to the window of its page, sent before any code has run. */
export const HELLO = 'playground-hello';
/** The page's response, with the frame's port of the channel. */
export const CONNECT = 'playground-connect';

export type ToFrame =
  | { type: 'look'; look: Appearance }
  | { type: 'run'; run: number; files: SourceFile[] }
  /** Requests `alive`; a frame that hangs does not respond. */
  | { type: 'ping' }
  /** Requests `probing`, after which the frame blocks its thread for a time in ms. */
  | { type: 'probe'; time: number };

export type FromFrame =
  | { type: 'alive' }
  | { type: 'probing' }
  /** All packages are loaded; from here on only the code itself takes time. */
  | { type: 'started'; run: number }
  | { type: 'rendered'; run: number }
  | { type: 'failed'; run: number; problem: Problem }
  /** Earlier code changed the document or built-ins: this run needs another frame. */
  | { type: 'tainted'; run: number }
  | { type: 'height'; height: number };
