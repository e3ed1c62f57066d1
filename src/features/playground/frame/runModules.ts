import { modules as offered, packages } from 'playground-registry';
import type { ComponentType } from 'react';
import { MAX_SUGGESTIONS } from '../../../config/playground';
import { findNearest } from '../../../lib/findNearest';
import type { Problem } from '../protocol';
import { CodeProblem } from './problems';
import { evaluate } from './evaluate';
import type { LoadedModules } from './loadModules';
import type { CompiledFile } from './transpile';

const ATTRIBUTE = 'data-demo-file';

/**
 * Adds a demo's stylesheet to the document, replacing its earlier version.
 * @returns the module that an import of it yields: for a CSS module its class names,
 *   unchanged
 */
function applyStyle({ name, code }: CompiledFile): Record<string, unknown> {
  const existing = [...document.querySelectorAll(`style[${ATTRIBUTE}]`)].find(
    (element) => element.getAttribute(ATTRIBUTE) === name,
  );
  const style = existing ?? document.createElement('style');
  style.setAttribute(ATTRIBUTE, name);
  style.textContent = code;
  if (!existing) document.head.append(style);
  const classes = [...code.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, each = '']) => each);
  return { __esModule: true, default: Object.fromEntries(classes.map((c) => [c, c])) };
}

/**
 * Runs the files of a demo.
 * @param files the first one is the demo
 * @param modules the packages they import
 * @returns the component that the demo exports
 * @throws CodeProblem if an import is not available or no component is exported
 */
export function runModules(files: CompiledFile[], modules: LoadedModules): ComponentType {
  const results = new Map<CompiledFile, { exports: Record<string, unknown> }>();

  const run = (file: CompiledFile): Record<string, unknown> => {
    const known = results.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    results.set(file, module);
    if (file.kind === 'style') module.exports = applyStyle(file);
    else if (file.kind === 'data') module.exports = readData(file);
    else evaluate(file, (specifier) => resolve(specifier, file), module);
    return module.exports;
  };
  const resolve = (specifier: string, from: CompiledFile): unknown => {
    const file = specifier.startsWith('.') ? findFile(specifier, files) : undefined;
    if (file) return run(file);
    if (modules.has(specifier)) return modules.get(specifier);
    throw new CodeProblem(describeImport(specifier, from, files));
  };

  const [entry] = files;
  const component = entry && run(entry).default;
  if (!entry || !isComponent(component)) {
    throw new CodeProblem({ kind: 'no-component', file: entry?.name });
  }
  return component;
}

const readData = ({ code }: CompiledFile): Record<string, unknown> => ({
  __esModule: true,
  default: JSON.parse(code),
});

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Files are in one folder, regardless of the folder in an import. */
function findFile(specifier: string, files: CompiledFile[]): CompiledFile | undefined {
  const name = specifier.split('/').at(-1) ?? '';
  return files.find(
    (file) => file.name === name || file.name.replace(/\.(tsx?|jsx?|json)$/, '') === name,
  );
}

function describeImport(
  specifier: string,
  from: CompiledFile,
  files: CompiledFile[],
): Problem {
  const row = from.source
    .split('\n')
    .findIndex(
      (text) => text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`),
    );
  return {
    kind: 'import',
    specifier,
    allowed: listAllowed(specifier, from, files),
    file: from.name,
    line: row < 0 ? undefined : row + 1,
  };
}

/**
 * Suggests alternatives: another file, similar parts of the same package, any package.
 */
function listAllowed(
  specifier: string,
  from: CompiledFile,
  files: CompiledFile[],
): string[] {
  if (specifier.startsWith('.'))
    return files.filter((file) => file !== from).map(({ name }) => `./${name}`);
  const known = packages.find((name) => specifier.startsWith(`${name}/`));
  const parts = Object.keys(offered).filter((name) => name.startsWith(`${known}/`));
  const nearest = known ? findNearest(specifier, parts, MAX_SUGGESTIONS) : [];
  return nearest.length > 0 ? nearest : packages;
}
