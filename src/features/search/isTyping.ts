/** Roles that handle typed characters: for editing, or for typeahead. */
const WIDGETS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="spinbutton"], [role="listbox"], [role="menu"], [role="grid"], [role="treegrid"], [role="tree"]';

/**
 * Whether a key press belongs to the focused element, so that the page must not treat a
 * single character as a shortcut.
 * @param target of the key press
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WIDGETS) !== null;
