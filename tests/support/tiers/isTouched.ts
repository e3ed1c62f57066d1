/**
 * Whether what a check hangs on is among what has changed.
 * @param inputs files and folders, from the root of the project
 * @param changed files, from the root of the project
 */
export const isTouched = (
  inputs: readonly string[],
  changed: readonly string[],
): boolean =>
  inputs.some((input) =>
    changed.some((file) => file === input || file.startsWith(`${input}/`)),
  );
