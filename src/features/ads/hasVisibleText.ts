/** Neither a space nor what a browser drops or draws nothing for: controls, joiners, fillers. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a reader would see anything of a text without markup. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);
