import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';

/**
 * What plugins/demos and plugins/api-reference rest on: how the bundler keeps a module from one
 * build to the next whose loader has asked whether a file is there.
 */
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'kept-')));
const resolve = (name: string) => path.join(folder, name);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const LOADER = `const fs = require('fs');
module.exports = function () {
  const { asked, log, existing } = this.getOptions();
  fs.appendFileSync(log, 'x');
  if (existing || !fs.existsSync(asked)) this.addMissingDependency(asked);
  return 'export default ' + fs.existsSync(asked);
};`;

/** Builds in a compiler of its own, as a new process would, and counts calls of the loader. */
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
              options: { asked: resolve(`${name}.asked`), log, existing },
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

test('a module whose missing file is still missing is kept; once it is there, it is made again', async () => {
  expect(await build('absent', false)).toBe(1);
  expect(await build('absent', false)).toBe(0);
  fs.writeFileSync(resolve('absent.asked'), '');
  expect(await build('absent', false)).toBe(1);
  expect(await build('absent', false)).toBe(0);
});

test('a file that is there, named as a missing one, has the module made again in each build', async () => {
  fs.writeFileSync(resolve('present.asked'), '');
  expect(await build('present', true)).toBe(1);
  expect(await build('present', true)).toBe(1);
});
