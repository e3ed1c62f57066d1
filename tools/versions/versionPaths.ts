/** Paths of the parts of an older version, relative to the project root. */
export const getVersionPaths = (major: number, languages: readonly string[]) => ({
  pages: `versioned_docs/version-${major}`,
  nav: `versioned_sidebars/version-${major}.json`,
  packages: `versioned_packages/version-${major}`,
  translations: languages.map((language) => ({
    language,
    pages: `i18n/${language}/docusaurus-plugin-content-docs/version-${major}`,
  })),
});

/** The parts that an archived version lacks: all but its packages. */
export function listVersionPaths(major: number, languages: readonly string[]): string[] {
  const { pages, nav, translations } = getVersionPaths(major, languages);
  return [pages, nav, ...translations.map((each) => each.pages)];
}
