import { PAGE_LANGUAGE } from '../config/preferences';
import { assertPaletteColors, type PaletteColors } from './assertPaletteColors';
import { SPACING, type ColorScheme, type Direction } from './tokens';

export interface ThemePreferences {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** px */
  spacing: number;
  /** The scheme that is shown; the reader's choice may be `system`. */
  paletteMode: ColorScheme;
  /** A key of `DEMO_LANGUAGES`, or `PAGE_LANGUAGE`. */
  demoLanguage: string;
}

export const INITIAL_THEME_PREFERENCES: ThemePreferences = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: SPACING,
  paletteMode: 'light',
  demoLanguage: PAGE_LANGUAGE,
};

export type ThemeChange = Partial<
  Pick<ThemePreferences, 'paletteMode' | 'direction' | 'paletteColors' | 'demoLanguage'>
>;

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | { type: 'CHANGE'; payload: ThemeChange };

/**
 * Computes the reader's theme after an action.
 * @throws Error for an unknown action; TypeError for a palette color without `main`
 */
export function reduceThemePreferences(
  state: ThemePreferences,
  action: ThemeAction,
): ThemePreferences {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: Math.max(0, state.spacing - 1) };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return {
        ...state,
        dense: INITIAL_THEME_PREFERENCES.dense,
        spacing: INITIAL_THEME_PREFERENCES.spacing,
      };
    case 'RESET_COLORS':
      return { ...state, paletteColors: INITIAL_THEME_PREFERENCES.paletteColors };
    case 'CHANGE':
      return change(state, action.payload);
    default:
      throw new Error(`Unrecognized type ${String((action as { type: unknown }).type)}`);
  }
}

function change(state: ThemePreferences, payload: ThemeChange): ThemePreferences {
  const paletteMode = payload.paletteMode ?? state.paletteMode;
  const direction = payload.direction ?? state.direction;
  const demoLanguage = payload.demoLanguage ?? state.demoLanguage;
  const paletteColors = changeColors(state.paletteColors, payload.paletteColors);
  const same =
    paletteMode === state.paletteMode &&
    direction === state.direction &&
    demoLanguage === state.demoLanguage &&
    paletteColors === state.paletteColors;
  return same ? state : { ...state, paletteMode, direction, demoLanguage, paletteColors };
}

function changeColors(
  current: PaletteColors,
  next?: PaletteColors | null,
): PaletteColors {
  if (!next || next === current) return current;
  assertPaletteColors(next);
  return JSON.stringify(next) === JSON.stringify(current) ? current : next;
}
