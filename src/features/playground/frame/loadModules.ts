import { createSvgIcon } from '@mui/material/utils';
import { icons, modules } from 'playground-registry';
import { createElement, type ReactNode } from 'react';
import { getIconShard } from '../../../lib/getIconShard';
import { isLoadError } from '../../../lib/errors';
import type { IconNode, IconShard } from '../../../types/playground';
import { CodeProblem } from './problems';
import type { CompiledFile } from './transpile';

/** Creates an icon component from its published drawing. */
function createIcon(name: string, drawing: IconShard[string]) {
  return createSvgIcon(toElement(drawing), name);
}

const isNode = (value: unknown): value is IconNode =>
  Array.isArray(value) && typeof value[0] === 'string' && !Array.isArray(value[1]);

function toElement(drawing: unknown, key?: number): ReactNode {
  if (isNode(drawing)) {
    const [type, { children, ...props }] = drawing;
    const inner = children === undefined ? undefined : toElement(children);
    return createElement(type, { ...props, key }, inner);
  }
  if (Array.isArray(drawing)) return drawing.map((node, index) => toElement(node, index));
  return drawing as ReactNode;
}

const ICONS = '@mui/icons-material';

/** Modules by import specifier. */
export type LoadedModules = Map<string, unknown>;

/** Cached for the life of the frame. */
const loaded: LoadedModules = new Map();

/**
 * Loads the available modules that the files import; `runModules` reports the others.
 * @throws CodeProblem if a script fails to load
 */
export async function loadModules(files: CompiledFile[]): Promise<LoadedModules> {
  const specifiers = new Set(files.flatMap(({ requires }) => requires));
  await Promise.all(
    [...specifiers].map(async (specifier) => {
      if (loaded.has(specifier) && specifier !== ICONS) return;
      const module = await orProblem(specifier, load(specifier, files));
      if (module) loaded.set(specifier, module);
    }),
  );
  if (files[0]?.name.startsWith('tailwind-')) {
    await orProblem('tailwindcss', import('./startTailwind'));
  }
  return loaded;
}

const orProblem = <T>(specifier: string, loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    throw isLoadError(error) ? new CodeProblem({ kind: 'not-loaded', specifier }) : error;
  });

async function load(specifier: string, files: CompiledFile[]): Promise<unknown> {
  if (specifier === ICONS) return loadNamedIcons(files);
  if (specifier.startsWith(`${ICONS}/`)) {
    const icon = await loadIcon(specifier.slice(ICONS.length + 1));
    return icon && { __esModule: true, default: icon };
  }
  const request = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
  return request && toEsModule(await request());
}

/**
 * Edited code is compiled to CommonJS, where only this flag indicates a default export.
 */
const toEsModule = (module: Record<string, unknown>): Record<string, unknown> =>
  module.__esModule ? module : { ...module, __esModule: true };

async function loadIcon(name: string): Promise<unknown> {
  const request = icons[getIconShard(name)];
  if (!request) return undefined;
  const { default: shard } = await request();
  return Object.hasOwn(shard, name) ? createIcon(name, shard[name]!) : undefined;
}

/**
 * `import { Add, Delete as Bin } from '@mui/icons-material'` loads only these two icons.
 */
async function loadNamedIcons(files: CompiledFile[]): Promise<Record<string, unknown>> {
  const module: Record<string, unknown> = { __esModule: true };
  const names = files.flatMap(({ source }) =>
    [...source.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]@mui\/icons-material['"]/g)]
      .flatMap(([, list = '']) => list.split(','))
      .map((item) => item.trim().split(/\s/)[0] ?? '')
      .filter(Boolean),
  );
  await Promise.all(
    names.map(async (name) => {
      module[name] = await loadIcon(name);
    }),
  );
  return module;
}
