/**
 * Moves focus and typed text into the field that took the place of another.
 * @param box element that holds the new field
 */
export function takeOver(box: HTMLElement, text: string): void {
  const field = box.querySelector('input');
  if (!field) return;
  field.focus();
  if (!text) return;
  // React listens for input events and reads the value through the native property.
  const { set } =
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
