import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { toRepositoryPath } from '../../content/versions/toRepositoryPath';
import type { DemoCode, Styling } from '../../src/types/demo';
import { getDemoHeightsFile, readDemoHeights } from './demoHeights';
import { findDemo, listVariantFiles } from './findDemo';
import { getDemoId } from './getDemoId';
import { readDemoCode } from './readDemoCode';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  async(): (error: Error | null, code?: string) => void;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
  emitFile(name: string, content: string): void;
  getOptions(): { isServer: boolean; siteDir: string; language: string };
}

const ASSET_FOLDER = 'assets/demos';

/**
 * Bundler loader for `<Name>.tsx?demo`: creates the module that a page passes to
 * `<Demo>`. In the browser build it only contains URLs; component and code are loaded on
 * demand. In the server build it also contains the component, to be rendered into the
 * page.
 */
export default function demoLoader(this: LoaderContext): void {
  const done = this.async();
  makeModule(this).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}

async function makeModule(loader: LoaderContext): Promise<string> {
  const { isServer, siteDir, language } = loader.getOptions();
  const folder = path.dirname(loader.resourcePath);
  const name = path.basename(loader.resourcePath, '.tsx');
  const { variants } = findDemo(folder, name);
  // The demos of cards, which show no code, can have a translation.
  const translation = path.join(folder, `${language}-${name}.tsx`);
  if (fs.existsSync(translation)) variants.system = translation;
  // Not the folder: a change to the page or to another demo must not rebuild this one.
  listVariantFiles(folder, name)
    .filter((file) => !Object.values(variants).includes(file))
    .forEach((file) => loader.addMissingDependency(file));
  // The published code includes the versions of its packages.
  loader.addDependency(path.join(siteDir, 'package.json'));
  loader.addDependency(getDemoHeightsFile(siteDir));
  const id = getDemoId(loader.resourcePath, siteDir);
  const height = readDemoHeights(siteDir)[id];
  const entries: string[] = [];
  let preview: string | undefined;
  for (const [styling, file] of Object.entries(variants) as [Styling, string][]) {
    const { code, files } = await readDemoCode(file, siteDir);
    files.forEach((each) => loader.addDependency(each));
    if (styling === 'system') preview = code.preview.ts;
    const url = emitCode(loader, isServer, `${id}.${styling}`, JSON.stringify(code));
    // The stylesheet of a variant only applies to that variant.
    const chunk = styling === 'system' ? nameChunk(id, code) : '';
    entries.push(`${styling}: {
    load: () => import(${chunk}${JSON.stringify(file)}),
    codeUrl: __webpack_public_path__ + ${JSON.stringify(url)},
    previewLines: ${(code.preview.ts?.match(/\n/g) ?? []).length},
  }`);
  }
  const place = path.relative(siteDir, loader.resourcePath).split(path.sep).join('/');
  const [imports, server] = isServer
    ? renderServerPart(variants.system, preview)
    : ['', ''];
  // The design tokens that demos use; their static HTML also needs them.
  return `import '@generated/design-tokens/demos.css';
${imports}export default {
  id: ${JSON.stringify(id)},
  name: ${JSON.stringify(name)},
  source: ${JSON.stringify(toRepositoryPath(place))},
  height: ${height},
  variants: { ${entries.join(', ')} },
${server}};
`;
}

/**
 * Demos on a page that need the same packages share a chunk: they are small, and the
 * script of every page lists all chunks.
 * @returns a magic comment with the name of the chunk
 */
function nameChunk(id: string, { dependencies }: DemoCode): string {
  const hash = crypto.createHash('sha256').update(path.posix.dirname(id));
  Object.keys(dependencies)
    .sort()
    .forEach((name) => hash.update(`\n${name}`));
  return `/* webpackChunkName: "demos-${hash.digest('hex').slice(0, 8)}" */ `;
}

function emitCode(
  loader: LoaderContext,
  isServer: boolean,
  id: string,
  json: string,
): string {
  const hash = crypto.createHash('sha256').update(json).digest('hex').slice(0, 8);
  const name = `${ASSET_FOLDER}/${id.replaceAll('/', '.')}.${hash}.json`;
  if (!isServer) loader.emitFile(name, json);
  return name;
}

const renderServerPart = (file: string, preview?: string): [string, string] => [
  `import * as React from 'react';
import { StaticDemo } from '@site/src/features/demo/StaticDemo';
import Component from ${JSON.stringify(file)};
`,
  `  server: {
    Static: () => React.createElement(StaticDemo, { component: Component }),
    preview: ${JSON.stringify(preview)},
  },
`,
];
