/**
 * Matches anything but spaces and characters without a glyph, such as controls, joiners
 * and fillers.
 */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether plain text contains visible characters. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);
