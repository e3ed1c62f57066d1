import { DEMO_LANGUAGES } from '../../config/languages';
import {
  COOKIES,
  MAX_SPACING,
  MODES,
  PAGE_LANGUAGE,
  STORAGE_KEYS,
  type Mode,
} from '../../config/preferences';
import type { ThemePreferences } from '../../design/reduceThemePreferences';
import type { Direction } from '../../design/tokens';
import { readCookie } from '../../lib/cookies';
import { createStorageSlot, type StorageEnvironment } from '../../lib/storageSlot';
import { saveColors } from './createColorSheet';
import { parsePaletteColors, toPaletteColors } from './parsePaletteColors';

/** The stored preferences, except for the mode, which is stored separately. */
export type SavedTheme = Pick<
  ThemePreferences,
  'direction' | 'dense' | 'spacing' | 'paletteColors' | 'demoLanguage'
>;

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: unknown): T | null =>
    values.find((known) => known === value) ?? null;

const toDirection = oneOf<Direction>('ltr', 'rtl');
const toDemoLanguage = oneOf(PAGE_LANGUAGE, ...Object.keys(DEMO_LANGUAGES));
const toDense = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : null;
const isSpacing = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= MAX_SPACING;
const toSpacing = (value: unknown): number | null =>
  typeof value === 'number' && isSpacing(value) ? value : null;

const parseDense = (text: string): boolean | null =>
  oneOf('true', 'false')(text) && text === 'true';
const parseSpacing = (text: string): number | null =>
  /^\d+$/.test(text) ? toSpacing(Number(text)) : null;

const BROWSER: StorageEnvironment = {
  getStorage: () => window.localStorage,
  getEvents: () => window,
};
const { mode, direction, dense, spacing, demoLanguage } = STORAGE_KEYS;
const SLOTS = {
  direction: createStorageSlot(direction, toDirection, BROWSER),
  dense: createStorageSlot<boolean>(dense, parseDense, BROWSER),
  spacing: createStorageSlot<number>(spacing, parseSpacing, BROWSER),
  demoLanguage: createStorageSlot<string>(demoLanguage, toDemoLanguage, BROWSER),
};

export const modeSlot = createStorageSlot<Mode>(mode, oneOf(...MODES), BROWSER);

/** Missing and invalid values are omitted. */
export const readSavedTheme = (): Partial<SavedTheme> =>
  dropNulls({
    direction: SLOTS.direction.get(),
    dense: SLOTS.dense.get(),
    spacing: SLOTS.spacing.get(),
    demoLanguage: SLOTS.demoLanguage.get(),
    paletteColors: parsePaletteColors(
      readCookie(COOKIES.paletteColors, () => document.cookie),
    ),
  });

export function saveTheme(changed: Partial<SavedTheme>): void {
  if (changed.direction !== undefined) SLOTS.direction.set(changed.direction);
  if (changed.dense !== undefined) SLOTS.dense.set(changed.dense);
  if (changed.spacing !== undefined) SLOTS.spacing.set(changed.spacing);
  if (changed.demoLanguage !== undefined) SLOTS.demoLanguage.set(changed.demoLanguage);
  if (changed.paletteColors !== undefined)
    saveColors(JSON.stringify(changed.paletteColors));
}

/** Extracts the valid fields of a message from another tab. */
export function toSavedTheme(message: unknown): Partial<SavedTheme> {
  const fields = (message ?? {}) as Record<string, unknown>;
  return dropNulls({
    direction: toDirection(fields.direction),
    dense: toDense(fields.dense),
    spacing: toSpacing(fields.spacing),
    demoLanguage: toDemoLanguage(fields.demoLanguage),
    paletteColors: toPaletteColors(fields.paletteColors),
  });
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

const dropNulls = <T extends object>(fields: Nullable<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as Partial<T>;
