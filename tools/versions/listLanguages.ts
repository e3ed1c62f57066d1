/**
 * The languages with texts of their own, by their folders.
 * @param files of the project
 */
export const listLanguages = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /^i18n\/([^/]+)\//.exec(file)?.[1] ?? [])),
];
