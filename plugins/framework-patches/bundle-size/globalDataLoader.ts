const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

interface DocsVersion {
  docs?: unknown[];
}

type GlobalData = Record<string, Record<string, { versions?: DocsVersion[] }>>;

/**
 * Removes the list of all pages from the global data, which is in every page's script. It
 * is used by version menus and links by page id, which this site does not have.
 * @param source text of `globalData.json` in the folder of generated files
 * @throws Error if the list is not at the expected position
 */
export default function globalDataLoader(source: string): string {
  const data = JSON.parse(source) as GlobalData;
  const sites = Object.values(data[DOCS_PLUGIN] ?? {});
  const versions = sites.flatMap((site) => site.versions ?? []);
  if (versions.length === 0 || !versions.every(({ docs }) => Array.isArray(docs))) {
    throw new Error(
      'The generated globalData.json has another form than plugins/framework-patches/bundle-size/globalDataLoader.ts knows. Compare it with the installed @docusaurus/plugin-content-docs.',
    );
  }
  for (const version of versions) version.docs = [];
  return JSON.stringify(data);
}
