import type { PaletteColors } from '../../../design/assertPaletteColors';
import type { PaletteRole } from '../../../design/tokens';
import { parseHex } from './colorValues';

export interface Draft {
  /** The role that is being edited. */
  role: PaletteRole;
  /** Custom colors; a missing role uses the site's color. */
  colors: PaletteColors;
  /** The text of a field if it differs from the color. */
  texts: Partial<Record<PaletteRole, string>>;
}

export type DraftAction =
  | { type: 'SELECT'; role: PaletteRole }
  /** Any text; it becomes the color as soon as it is valid. */
  | { type: 'TYPE'; text: string }
  | { type: 'PICK'; main: string }
  /**
   * The field loses focus: a valid color is normalized, anything else stays for the
   * reader to fix.
   */
  | { type: 'LEAVE' }
  /** Resets the selected role to the site's color. */
  | { type: 'CLEAR' }
  | { type: 'REPLACE'; colors: PaletteColors };

/**
 * Computes the draft after an action. Invalid text is stored but does not change the
 * color.
 */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  const { role, colors, texts } = draft;
  switch (action.type) {
    case 'SELECT':
      return { ...draft, role: action.role };
    case 'TYPE': {
      const main = parseHex(action.text);
      return {
        role,
        colors: main ? { ...colors, [role]: { main } } : colors,
        texts: { ...texts, [role]: action.text },
      };
    }
    case 'PICK':
      return {
        role,
        colors: { ...colors, [role]: { main: action.main } },
        texts: omit(texts, role),
      };
    case 'LEAVE':
      return hasError(draft, role) ? draft : { ...draft, texts: omit(texts, role) };
    case 'CLEAR':
      return { role, colors: omit(colors, role), texts: omit(texts, role) };
    case 'REPLACE':
      return { role, colors: action.colors, texts: {} };
  }
}

/** Whether the text in a role's field is invalid. */
export const hasError = ({ texts }: Draft, role: PaletteRole): boolean => {
  const text = texts[role];
  return text !== undefined && parseHex(text) === null;
};

function omit<T extends object>(record: T, key: PropertyKey): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as T;
}
