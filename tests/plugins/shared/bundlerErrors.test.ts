import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { createErrorReporter } from '../../../plugins/shared/bundlerErrors';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-errors-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Bundles each text with its own compiler. @returns what happened, in order */
async function bundle(...sources: string[]): Promise<string[]> {
  const events: string[] = [];
  const reporter = createErrorReporter(folder, (messages) =>
    events.push(...messages.map((message) => message.replace(/\s+/g, ' '))),
  );
  const compiler = rspack(
    sources.map((source, index) => {
      const entry = path.join(folder, `entry${index}.mjs`);
      fs.writeFileSync(entry, source);
      return {
        mode: 'production' as const,
        context: folder,
        entry,
        output: { path: path.join(folder, `out${index}`) },
        plugins: [
          reporter,
          {
            apply: ({ hooks }: Compiler) =>
              hooks.thisCompilation.tap('test', (compilation) =>
                compilation.hooks.processAssets.tap('test', () =>
                  events.push('optimized'),
                ),
              ),
          },
        ],
      };
    }),
  );
  await new Promise<void>((resolve) => {
    compiler.run((error) => {
      if (error) events.push(error.message.replace(/\s+/g, ' '));
      compiler.close(() => resolve());
    });
  });
  return events;
}

test('errors of all compilers are printed once, with their files, and end the build', async () => {
  fs.writeFileSync(path.join(folder, 'shared.mjs'), "import './absent';");
  const events = await bundle(
    "import { gone } from './shared.mjs'; console.log(gone);",
    "import './shared.mjs';",
  );
  const text = events.join('\n');
  expect(text).toMatch(/^entry0\.mjs .*export 'gone'/m);
  expect(text.match(/^shared\.mjs .*\.\/absent/gm)).toHaveLength(1);
  expect(events.at(-1)).toContain('The bundler reports 2 errors');
});

test('a build without errors goes on', async () => {
  expect(await bundle('console.log(1);', 'console.log(2);')).toEqual([
    'optimized',
    'optimized',
  ]);
});
