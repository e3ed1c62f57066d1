/** Fields that are only used on the server, including paths of this machine. */
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
 * Removes fields that pages do not use from the generated site configuration, which is in
 * every page's script.
 * @param source text of `docusaurus.config.mjs` in the folder of generated files
 * @throws Error if the text does not have the format that Docusaurus generates
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
