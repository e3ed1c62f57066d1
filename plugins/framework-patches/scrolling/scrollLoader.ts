const UNSAFE = 'decodeURIComponent(hash.substring(1))';
const SAFE = 'tryDecode(hash.substring(1))';

/**
 * Has the framework's scrolling after a navigation take any hash. Its own decoding throws on a
 * malformed one, such as `#50%`, and the error page then takes the place of the open page.
 * @param source text of the framework's `ClientLifecyclesDispatcher.js`
 * @returns the text with the decoding of this site, which an alias leads to
 * @throws Error if the text is not of the known form
 */
export default function scrollLoader(source: string): string {
  if (!source.includes(UNSAFE)) {
    throw new Error(
      'ClientLifecyclesDispatcher.js of the installed @docusaurus/core has another form than plugins/framework-patches/scrolling/scrollLoader.ts knows. If it decodes malformed hashes without throwing now, remove the plugin; else mend the loader.',
    );
  }
  return `import { tryDecode } from '@site/src/lib/tryDecode';\n${source.replace(UNSAFE, SAFE)}`;
}
