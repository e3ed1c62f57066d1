import type { Plugin } from '@docusaurus/types';

/** Scrolls to the hash after each client-side navigation. */
const SCROLLING = require.resolve(
  '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
);

const UNSAFE = 'decodeURIComponent(hash.substring(1))';
const SAFE = 'tryDecode(hash.substring(1))';

/**
 * Makes Docusaurus's scrolling after a navigation accept any hash. Its own decoding
 * throws for a malformed one, such as `#50%`, and the error page then replaces the open
 * page.
 * @param source text of Docusaurus's `ClientLifecyclesDispatcher.js`
 * @returns the text with this site's decoding, imported through an alias
 * @throws Error if the text has an unknown format
 */
export default function scrollLoader(source: string): string {
  if (!source.includes(UNSAFE)) {
    throw new Error(
      'ClientLifecyclesDispatcher.js of the installed @docusaurus/core has another form than plugins/framework-patches/scrolling.ts knows. If it decodes malformed hashes without throwing now, remove the plugin; otherwise fix the loader.',
    );
  }
  return `import { tryDecode } from '@site/src/lib/tryDecode';\n${source.replace(UNSAFE, SAFE)}`;
}

/** Prevents a hash with an invalid encoding from breaking an open page. */
export const scrolling = (): Plugin => ({
  name: 'scrolling',
  configureWebpack: () => ({
    module: { rules: [{ include: SCROLLING, use: [{ loader: __filename }] }] },
  }),
});
