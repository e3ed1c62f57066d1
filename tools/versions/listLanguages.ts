/**
 * Lists the languages with translations, by their folders.
 * @param files files of the project
 */
export const listLanguages = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /^i18n\/([^/]+)\//.exec(file)?.[1] ?? [])),
];
