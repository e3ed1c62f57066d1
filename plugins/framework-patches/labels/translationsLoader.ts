/** The framework's own labels, but for parts that the site does not have. */
const FRAMEWORK = /^theme\.(?!blog\.)/;

/**
 * Leaves the site's own labels out of the table of all labels, which stands in every page's
 * script: they are written into the parts that show them (`inlineLabels`).
 * @param source text of `codeTranslations.json` in the folder of generated files
 */
export default function translationsLoader(source: string): string {
  const all = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(all.filter(([id]) => FRAMEWORK.test(id))));
}
