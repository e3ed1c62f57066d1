import type { LoaderContext } from '@rspack/core';

/** A reference that has the bundler build the module, though it brings it to no page. */
const WEAK_REFERENCE = /require\.resolveWeak\(("[^"]*")\)/g;

/**
 * Takes the weak references out of Docusaurus's registry of all modules of pages: with them each
 * page is built at the start. What reads them looks for modules that the server has rendered,
 * and the development server renders nothing.
 * @throws Error if there is none, as the generated file has another form then
 */
export default function registryLoader(this: LoaderContext, source: string): string {
  const lazy = source.replace(WEAK_REFERENCE, '$1');
  if (lazy === source)
    throw new Error(
      `${this.resourcePath} has no require.resolveWeak("…") any more. Compare it with plugins/framework-patches/lazy-compilation/registryLoader.ts; without it the loader may go.`,
    );
  return lazy;
}
