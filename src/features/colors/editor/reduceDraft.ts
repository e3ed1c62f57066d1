import type { PaletteColors } from '../../../design/assertPaletteColors';
import type { PaletteRole } from '../../../design/tokens';
import { parseHex } from './parseHex';

export interface Draft {
  /** The role that is being edited. */
  role: PaletteRole;
  /** Own colors; a role that is absent has the site's. */
  colors: PaletteColors;
  /** What stands in the fields where it is not (or not literally) the color. */
  texts: Partial<Record<PaletteRole, string>>;
}

export type DraftAction =
  | { type: 'SELECT'; role: PaletteRole }
  /** Any text; it becomes the color as soon as it is one. */
  | { type: 'TYPE'; text: string }
  | { type: 'PICK'; main: string }
  /** The field is left: a color is written out, anything else stays for the reader to mend. */
  | { type: 'LEAVE' }
  /** The chosen role gets the site's color again. */
  | { type: 'CLEAR' }
  | { type: 'REPLACE'; colors: PaletteColors };

/** What the draft is after an action. Text that is no color is kept and changes no color. */
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

/** Whether what stands in the field of a role is no color. */
export const hasError = ({ texts }: Draft, role: PaletteRole): boolean => {
  const text = texts[role];
  return text !== undefined && parseHex(text) === null;
};

function omit<T extends object>(record: T, key: PropertyKey): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as T;
}
