/** What only the server's side of the framework reads, machine paths among it. */
const SERVER_FIELDS = [
  'plugins',
  'presets',
  'themes',
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
];

const FORM = /^([\s\S]*?export default )(\{[\s\S]*\});\s*$/;

/**
 * Leaves out of the generated site configuration, which stands in every page's script, what no
 * page reads.
 * @param source text of `docusaurus.config.mjs` in the folder of generated files
 * @throws Error if the text is not of the form that Docusaurus generates
 */
export default function siteConfigLoader(source: string): string {
  const [, head, config] = FORM.exec(source) ?? [];
  if (!head || !config) {
    throw new Error(
      'The generated docusaurus.config.mjs has another form than plugins/framework-patches/bundle-size/siteConfigLoader.ts knows. Compare it with the installed @docusaurus/core.',
    );
  }
  const fields = Object.entries(JSON.parse(config) as Record<string, unknown>);
  const kept = fields.filter(([name]) => !SERVER_FIELDS.includes(name));
  return `${head}${JSON.stringify(Object.fromEntries(kept))};\n`;
}
