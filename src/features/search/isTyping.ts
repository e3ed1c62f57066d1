/** Roles in which a typed character has a meaning: it edits, or goes to what begins with it. */
const WIDGETS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="spinbutton"], [role="listbox"], [role="menu"], [role="grid"], [role="treegrid"], [role="tree"]';

/**
 * Whether a key press belongs to the element that has the focus, so that the page must not
 * take a single character for a shortcut.
 * @param target of the key press
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WIDGETS) !== null;
