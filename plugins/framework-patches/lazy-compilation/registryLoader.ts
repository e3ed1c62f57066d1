import type { LoaderContext } from '@rspack/core';

/** A reference that makes the bundler build a module without including it in any page. */
const WEAK_REFERENCE = /require\.resolveWeak\(("[^"]*")\)/g;

/**
 * Removes the weak references from Docusaurus's registry of all page modules, because
 * they cause each page to be built at startup. They are used to find modules rendered on
 * the server, and the development server renders nothing.
 * @throws Error if there are none, because the generated file has another format
 */
export default function registryLoader(this: LoaderContext, source: string): string {
  const lazy = source.replace(WEAK_REFERENCE, '$1');
  if (lazy === source)
    throw new Error(
      `${this.resourcePath} has no require.resolveWeak("…") any more. Compare it with plugins/framework-patches/lazy-compilation/registryLoader.ts; without it the loader may go.`,
    );
  return lazy;
}
