import type { ApiKind } from '../../../src/types/api';
import type { ApiExport } from '../model';

/**
 * Returns the import statements for an export: from its own subpath, which loads the
 * least, and from the root. A subpath named after the export is preferred to a general
 * one (`/models`, `/hooks`).
 */
export function getImports(entry: ApiExport, kind: ApiKind): string[] {
  const { name, exportedAs, modules } = entry;
  const binding = name === exportedAs ? name : `${exportedAs} as ${name}`;
  const keyword = kind === 'interface' ? 'import type' : 'import';
  const root = modules.find((module) => module === entry.package.name);
  const subpaths = modules.filter((module) => module !== root);
  const own = subpaths.find((module) => module.endsWith(`/${name}`)) ?? subpaths[0];
  return [own, root]
    .filter((module) => module !== undefined)
    .map((module) => `${keyword} { ${binding} } from '${module}';`);
}
