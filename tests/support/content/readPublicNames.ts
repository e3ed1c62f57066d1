import fs from 'node:fs';
import path from 'node:path';
import {
  getGridDateOperators,
  getGridNumericOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import ts from 'typescript';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { PACKAGES } from '../../../plugins/api-reference/constants';
import { readPackage } from '../../../plugins/api-reference/read/readPackage';

export interface PublicNames {
  /** The exports of the documented packages, and their subpaths. */
  exports: ReadonlySet<string>;
  /**
   * Names in the declarations of the documented packages, of React, Material UI and the
   * platform: exports, members, parameters and literals.
   */
  words: ReadonlySet<string>;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const folderOf = (packageName: string): string =>
  path.join(SITE_DIR, 'node_modules', packageName);

/**
 * Subpaths of imports; some are not part of the reference, but their names are public.
 * Packages before version 8 do not list them: each of their folders is one.
 */
function listSubpaths(packageName: string): string[] {
  const folder = folderOf(packageName);
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { exports?: object };
  return manifest.exports
    ? Object.keys(manifest.exports).flatMap((entry) => entry.split('/'))
    : fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
}

/** The values of filter operators, which not every major declares. */
const listOperators = (): string[] =>
  [getGridStringOperators, getGridNumericOperators, getGridDateOperators].flatMap((get) =>
    get().map(({ value }) => value),
  );

/**
 * Declarations that no entry point of the reference reaches: types of a theme, and
 * locales.
 */
function listFurtherFiles(packageName: string): string[] {
  const folders = ['themeAugmentation', 'locales'].map((name) =>
    path.join(folderOf(packageName), name),
  );
  return folders.filter(fs.existsSync).flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => path.join(folder, name)),
  );
}

function collectWords(node: ts.Node, words: Set<string>): void {
  if (ts.isIdentifier(node)) words.add(node.text);
  else if (ts.isStringLiteral(node)) words.add(node.text);
  ts.forEachChild(node, (child) => collectWords(child, words));
}

function readExports(program: ts.Program, files: readonly string[]): Set<string> {
  const checker = program.getTypeChecker();
  const names = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).map(({ name }) => name);
  });
  return new Set(names);
}

/** Reads the declarations of the installed packages; takes about 6 s. */
export function readPublicNames(): PublicNames {
  const files = PACKAGES.flatMap((each) => [
    ...readPackage(SITE_DIR, each).entries.values(),
  ]);
  const further = PACKAGES.flatMap(({ name }) => listFurtherFiles(name));
  const program = ts.createProgram([...files, ...further], OPTIONS);
  const words = new Set<string>();
  for (const source of program.getSourceFiles()) collectWords(source, words);
  const subpaths = PACKAGES.flatMap(({ name }) => listSubpaths(name));
  return {
    exports: new Set([...readExports(program, files), ...subpaths]),
    words: new Set([...words, ...subpaths, ...listOperators()]),
  };
}
