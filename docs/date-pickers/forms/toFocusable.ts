/**
 * React Hook Form focuses a faulty input twice. The second time would take the focus from the
 * section that has it, so it is left out.
 */
export const toFocusable = (input: HTMLInputElement | null) =>
  input && {
    focus() {
      if (!input.parentElement?.contains(document.activeElement)) {
        input.focus();
      }
    },
  };
