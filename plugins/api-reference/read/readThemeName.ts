import fs from 'node:fs';
import path from 'node:path';
import { getDeclarationFile } from './findPropTypes';
import type { ApiExport } from '../model';
import { readPublished } from './readPublished';

/** Reads the key of `theme.components` that sets the default props of a component. */
export function readThemeName(entry: ApiExport): string | null {
  const file = getDeclarationFile(entry.symbol);
  const module = file ? readPublished(file) : null;
  if (!file || !module) return null;
  const own = `Mui${entry.name}`;
  const names = [...module.themeNames, ...module.propsHooks.flatMap(readHook)];
  if (names.includes(own)) return own;
  return names[0] ?? (readFolder(file, entry.name).includes(own) ? own : null);

  /** Reads the names in the module that a hook is imported from: `useDataGridProps`. */
  function readHook(hook: string): readonly string[] {
    const imported = module?.imports.get(hook);
    if (!module || !imported?.module.startsWith('.')) return [];
    const target = path.resolve(path.dirname(module.file), imported.module);
    return readPublished(target.replace(/\.(m?)js$/, '.d.$1ts'))?.themeNames ?? [];
  }
}

/** Reads the names in the folder of a component, whose parts may call the hooks. */
function readFolder(file: string, component: string): string[] {
  const folder = path.dirname(file);
  if (path.basename(folder) !== component) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /\.d\.m?ts$/.test(name))
    .flatMap((name) => readPublished(path.join(folder, name))?.themeNames ?? []);
}
