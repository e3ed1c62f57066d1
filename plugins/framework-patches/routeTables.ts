import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readText } from '../../content/text/readText';
import { isReferencePath } from '../../src/lib/apiPaths';

/** Chunk names of each route; keys are `<path>-<hash>`. */
type ChunkNames = Record<string, unknown>;

/** Splits the chunk names by route, in the same way as `splitRoutes`. */
export function splitChunkNames(names: ChunkNames): {
  first: ChunkNames;
  late: ChunkNames;
} {
  const isLate = ([key]: [string, unknown]) =>
    isReferencePath(key.replace(/-[^-]*$/, ''));
  const entries = Object.entries(names);
  return {
    first: Object.fromEntries(entries.filter((entry) => !isLate(entry))),
    late: Object.fromEntries(entries.filter(isLate)),
  };
}

const ENTRY =
  /^ {2}("[^"]+"): \[(\(\) => import\(.*\)), ".*", (require\.resolveWeak\(.*\))\],(?:\};)?$/;

/**
 * Splits the registry of chunks (`.docusaurus/registry.js`): entries that only lazy
 * routes use are lazy. Its module names are only used on the server and are removed in
 * the browser.
 * @throws Error if a line does not have the format that Docusaurus generates
 */
export function splitRegistry(
  source: string,
  names: ChunkNames,
): { first: string; late: string } {
  const firstNames = JSON.stringify(splitChunkNames(names).first);
  const entries = source
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map(parseEntry);
  const print = (isFirst: boolean) =>
    `export default {\n${entries
      .filter(({ key }) => firstNames.includes(key) === isFirst)
      .map(({ key, load, resolve }) => `${key}: [${load}, 0, ${resolve}],\n`)
      .join('')}};\n`;
  return { first: print(true), late: print(false) };
}

function parseEntry(line: string) {
  const [, key, load, resolve] = ENTRY.exec(line) ?? [];
  if (!key || !load || !resolve) {
    throw new Error(
      `The generated registry.js has a line that plugins/framework-patches/routeTables.ts does not know: ${line}. Compare it with the installed @docusaurus/core.`,
    );
  }
  return { key, load, resolve };
}

interface Route {
  path: string;
  /** Arguments of Docusaurus's `ComponentCreator`. */
  component: string[];
  routes?: Route[];
  [field: string]: unknown;
}

interface LateRoute {
  /** Position of the parent of the route: indexes from the root of the first table. */
  at: number[];
  route: Route;
}

/**
 * Splits Docusaurus's route table (`.docusaurus/routes.js`) into two modules. The first
 * is in every page's script; the second has the reference pages, three quarters of all
 * pages, and is loaded when a reader navigates to one of them.
 * @param source text of the generated module
 * @returns the first module, and one whose default export is a list of `{ at, route }`
 * @throws Error if the text does not have the format that Docusaurus generates
 */
export function splitRoutes(source: string): { first: string; late: string } {
  const routes = evaluate(source);
  const late: LateRoute[] = [];
  const first = routes.map((route, index) => withoutReference(route, [index], late));
  const head = `import c from '@docusaurus/ComponentCreator';\n`;
  return {
    first: `${head}export default [${first.map(print).join(',\n')}];\n`,
    late: `${head}export default () => [${late
      .map(({ at, route }) => `{at:${JSON.stringify(at)},route:${print(route)}}`)
      .join(',\n')}];\n`,
  };
}

function evaluate(source: string): Route[] {
  const [, table] = /export default (\[[\s\S]*\]);\s*$/.exec(source) ?? [];
  if (!table) {
    throw new Error(
      'The generated routes.js has another form than plugins/framework-patches/routeTables.ts knows. Compare it with the installed @docusaurus/core.',
    );
  }
  const creator = (...args: string[]): string[] => args;
  return new Function('ComponentCreator', `return ${table}`)(creator) as Route[];
}

function withoutReference(route: Route, at: number[], late: LateRoute[]): Route {
  if (!route.routes) return route;
  const kept = route.routes.filter(({ path }) => !isReferencePath(path));
  for (const child of route.routes) {
    if (isReferencePath(child.path)) late.push({ at, route: child });
  }
  return {
    ...route,
    // The default key is the position in the list, which lazy routes change, so that the
    // page would be remounted.
    key: route.path,
    routes: kept.map((child, index) => withoutReference(child, [...at, index], late)),
  };
}

function print({ component, routes, ...fields }: Route): string {
  const args = component.map((arg) => JSON.stringify(arg));
  const rest = Object.entries(fields).map(
    ([name, value]) => `${name}:${JSON.stringify(value)}`,
  );
  return `{${[
    ...rest,
    `component:c(${args.join(',')})`,
    ...(routes ? [`routes:[${routes.map(print).join(',\n')}]`] : []),
  ].join(',')}}`;
}

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency: (file: string) => void;
}

/**
 * Returns the first part of a generated table, or the lazy part with the query `?late`.
 */
export default function routeTablesLoader(this: LoaderContext, source: string): string {
  const part = this.resourceQuery === '?late' ? 'late' : 'first';
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return splitRoutes(source)[part];
    case 'routesChunkNames.json':
      return JSON.stringify(splitChunkNames(JSON.parse(source) as ChunkNames)[part]);
    default: {
      const file = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
      this.addDependency(file);
      const names = JSON.parse(readText(file)) as ChunkNames;
      return splitRegistry(source, names)[part];
    }
  }
}

/**
 * Docusaurus's module, replaced by one that loads the second part of the tables before it
 * matches a path.
 */
const PRELOAD = require.resolve('@docusaurus/core/lib/client/preload.js');

/** Removes the routes of the reference from every page's script. */
export const routeTables = ({ siteDir, generatedFilesDir }: LoadContext): Plugin => ({
  name: 'route-tables',
  configureWebpack: (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'production'
      ? {}
      : {
          mergeStrategy: { 'module.rules': 'append' },
          resolve: {
            alias: {
              [PRELOAD]: path.join(siteDir, 'src/features/prefetch/preloadRoute.ts'),
            },
          },
          module: {
            rules: [
              {
                test: /[\\/](routes|registry|routesChunkNames)\.js(on)?$/,
                include: generatedFilesDir,
                use: [{ loader: __filename }],
              },
            ],
          },
        },
});
