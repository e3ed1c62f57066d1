import { aliasedSitePath, docuHash } from '@docusaurus/utils';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  getOptions(): { siteDir: string };
}

/** Where the docs plugin stores the metadata of each page, by source path. */
const METADATA_FOLDER = '@generated/docusaurus-plugin-content-docs/default';

/**
 * Bundler loader for `<slug>.json?page` and `index.json?page&product=…`: creates the
 * module of an API page, with the same exports as an MDX page. The data are in a separate
 * module (`?api`). The component comes from the MDX component map: if it were imported
 * here, it would be copied into the script of each page.
 */
export default function pageLoader(this: LoaderContext): string {
  const { siteDir } = this.getOptions();
  const source = aliasedSitePath(this.resourcePath, siteDir);
  const metadata = `${METADATA_FOLDER}/${docuHash(source + this.resourceQuery)}.json`;
  const data = source + this.resourceQuery.replace(/^\?page/, '?api');
  return `import api from ${JSON.stringify(data)};
import metadata from ${JSON.stringify(metadata)};
import { createElement } from 'react';
import { useMDXComponents } from '@mdx-js/react';
export { metadata };
export const frontMatter = metadata.frontMatter;
export const assets = {};
export const contentTitle = undefined;
export const toc = api.toc;
export default function ApiPageContent() {
  return createElement(useMDXComponents().ApiPage, { api });
}
`;
}
