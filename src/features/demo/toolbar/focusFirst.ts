const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, iframe, [tabindex="0"]';

/** Moves the focus to the first control of a demo, or to its box if there is none. */
export function focusFirst(stage: HTMLElement | null): void {
  const first = [...(stage?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
    (control) => control.tabIndex >= 0 && control.checkVisibility?.() !== false,
  );
  (first ?? stage)?.focus();
}
