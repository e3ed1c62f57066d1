import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';

/**
 * plugins/demos and plugins/api-reference depend on this: the bundler caches a module
 * across builds if its loader has declared a missing file as a dependency.
 */
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'module-cache-')));
const resolve = (name: string) => path.join(folder, name);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const LOADER = `const fs = require('fs');
module.exports = function () {
  const { requested, log, existing } = this.getOptions();
  fs.appendFileSync(log, 'x');
  if (existing || !fs.existsSync(requested)) this.addMissingDependency(requested);
  return 'export default ' + fs.existsSync(requested);
};`;

/** Builds in a separate compiler, like a new process, and counts calls of the loader. */
async function build(name: string, existing: boolean): Promise<number> {
  const log = resolve(`${name}.log`);
  fs.writeFileSync(log, '');
  const compiler: Compiler = rspack({
    mode: 'production',
    context: folder,
    entry: resolve('entry.js'),
    cache: true,
    experiments: {
      cache: {
        type: 'persistent',
        storage: { type: 'filesystem', directory: resolve(`cache-${name}`) },
      },
    },
    output: { path: resolve('out') },
    module: {
      rules: [
        {
          test: /\.txt$/,
          type: 'javascript/auto',
          use: [
            {
              loader: resolve('loader.cjs'),
              options: { requested: resolve(`${name}.requested`), log, existing },
            },
          ],
        },
      ],
    },
  });
  await new Promise<void>((done, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? stats?.compilation.errors[0];
      compiler.close(() => (fault ? reject(fault as Error) : done()));
    });
  });
  return fs.readFileSync(log, 'utf8').length;
}

beforeAll(() => {
  fs.writeFileSync(resolve('loader.cjs'), LOADER);
  fs.writeFileSync(resolve('page.txt'), '');
  fs.writeFileSync(resolve('entry.js'), "import page from './page.txt'; show(page);");
});

test('a module whose missing file is still missing is cached; once the file exists, it is rebuilt', async () => {
  expect(await build('absent', false)).toBe(1);
  expect(await build('absent', false)).toBe(0);
  fs.writeFileSync(resolve('absent.requested'), '');
  expect(await build('absent', false)).toBe(1);
  expect(await build('absent', false)).toBe(0);
});

test('an existing file that was declared as missing rebuilds the module in each build', async () => {
  fs.writeFileSync(resolve('present.requested'), '');
  expect(await build('present', true)).toBe(1);
  expect(await build('present', true)).toBe(1);
});
