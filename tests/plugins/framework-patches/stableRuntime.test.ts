import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { minifyRuntime } from '../../../plugins/framework-patches/stableRuntime';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minify-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/**
 * Builds a script that references a file by its hash, and returns it without the hash.
 */
async function build(name: string, hash: string, minimizer: readonly unknown[]) {
  const entry = path.join(folder, `${hash}.js`);
  fs.writeFileSync(
    entry,
    `const files = ['${hash}']; globalThis.show = (one, two, three) => { const four = one * two; return [four, files[three], four + one]; };`,
  );
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context: folder,
        entry,
        cache: false,
        output: { path: folder, filename: name },
        optimization: { minimizer: [...minimizer] as never[] },
      },
      (error) => (error ? reject(error) : resolve()),
    );
  });
  return fs.readFileSync(path.join(folder, name), 'utf8').replaceAll(hash, '');
}

const stock = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { mangle: { safari10: true } },
  }),
];

test('the runtime does not depend on the hashes in it', async () => {
  const runtime = 'runtime~main.js';
  const [one, two] = ['bbbbbbbb', 'zzzzzzzz'];
  const own = minifyRuntime(stock, rspack as never);
  expect(await build(runtime, one, own)).toBe(await build(runtime, two, own));
  // Otherwise there would be nothing to fix.
  expect(await build(runtime, one, stock)).not.toBe(await build(runtime, two, stock));
});

test('other scripts are minified as before', async () => {
  const own = minifyRuntime(stock, rspack as never);
  expect(await build('main.js', 'bbbbbbbb', own)).toBe(
    await build('main.js', 'bbbbbbbb', stock),
  );
});

test('a bundler without this minimizer is reported', () => {
  expect(() => minifyRuntime([], rspack as never)).toThrow('SwcJsMinimizerRspackPlugin');
});
