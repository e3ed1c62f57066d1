/** Docusaurus's own labels, except those for features that the site does not use. */
const FRAMEWORK = /^theme\.(?!blog\.)/;

/**
 * Removes the site's own labels from the table of all labels, which is in every page's
 * script: they are inlined into the components that show them (`inlineLabels`).
 * @param source text of `codeTranslations.json` in the folder of generated files
 */
export default function translationsLoader(source: string): string {
  const all = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(all.filter(([id]) => FRAMEWORK.test(id))));
}
