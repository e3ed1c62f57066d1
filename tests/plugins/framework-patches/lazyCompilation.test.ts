/** @jest-environment node */
import type { LoaderContext } from '@rspack/core';
import registryLoader from '../../../plugins/framework-patches/lazyCompilation';

const run = (source: string): string =>
  registryLoader.call({ resourcePath: 'registry.js' } as LoaderContext, source);

test('pages are referenced only by their imports', () => {
  const entry = (end: string) =>
    `  "a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", ${end}],\n`;
  expect(run(entry('require.resolveWeak("@site/docs/a.mdx")').repeat(2))).toBe(
    entry('"@site/docs/a.mdx"').repeat(2),
  );
});

test('a registry in an unknown format throws', () => {
  expect(() => run('export default {};')).toThrow(
    'registry.js has no require.resolveWeak("…") any more',
  );
});
