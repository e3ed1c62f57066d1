import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readText } from '../../content/text/readText';
import { findRouteTable, type RouteTable } from '../../src/lib/routeTables';

/** Chunk names of each route; keys are `<path>-<hash>`. */
type ChunkNames = Record<string, unknown>;

/** A table of its own, or the one in every page's script. */
type Part = RouteTable | undefined;

/** Selects the chunk names of the routes of a table. */
export const selectChunkNames = (names: ChunkNames, part: Part): ChunkNames =>
  Object.fromEntries(
    Object.entries(names).filter(
      ([key]) => findRouteTable(key.replace(/-[^-]*$/, '')) === part,
    ),
  );

const ENTRY =
  /^ {2}("[^"]+"): \[(\(\) => import\(.*\)), ".*", (require\.resolveWeak\(.*\))\],(?:\};)?$/;

/**
 * Selects the entries of the registry of chunks (`.docusaurus/registry.js`) that the
 * routes of a table use, except those in every page's script. Its module names are only
 * used on the server and are removed in the browser.
 * @returns an object literal
 * @throws Error if a line does not have the format that Docusaurus generates
 */
export function selectRegistry(source: string, names: ChunkNames, part: Part): string {
  const first = JSON.stringify(selectChunkNames(names, undefined));
  const own = JSON.stringify(selectChunkNames(names, part));
  const lines = source
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map(parseEntry)
    .filter(({ key }) => own.includes(key) && (!part || !first.includes(key)))
    .map(({ key, load, resolve }) => `${key}: [${load}, 0, ${resolve}],\n`);
  return `{\n${lines.join('')}}`;
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
 * Selects routes from Docusaurus's route table (`.docusaurus/routes.js`). Its other routes
 * are in tables that are loaded when a reader navigates to one of their pages.
 * @param source text of the generated module
 * @param part without it, the routes in every page's script
 * @returns a list of routes, or of `{ at, route }`, as an array literal
 * @throws Error if the text does not have the format that Docusaurus generates
 */
export function selectRoutes(source: string, part: Part): string {
  const late: LateRoute[] = [];
  const first = evaluate(source).map((route, index) => keepFirst(route, [index], late));
  if (!part) return `[${first.map(print).join(',\n')}]`;
  return `[${late
    .filter(({ route }) => findRouteTable(route.path) === part)
    .map(({ at, route }) => `{at:${JSON.stringify(at)},route:${print(route)}}`)
    .join(',\n')}]`;
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

/** Moves the routes of other tables below a route into a list. */
function keepFirst(route: Route, at: number[], late: LateRoute[]): Route {
  if (!route.routes) return route;
  const kept = route.routes.filter(({ path }) => !findRouteTable(path));
  for (const child of route.routes) {
    if (findRouteTable(child.path)) late.push({ at, route: child });
  }
  return {
    ...route,
    // The default key is the position in the list, which lazy routes change, so that the
    // page would be remounted.
    key: route.path,
    routes: kept.map((child, index) => keepFirst(child, [...at, index], late)),
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

const CREATOR = `import c from '@docusaurus/ComponentCreator';\n`;

/**
 * Returns what is in every page's script of a generated table. `routes.js` with the name
 * of a table as its query returns all about the routes of that table.
 */
export default function routeTablesLoader(this: LoaderContext, source: string): string {
  const part = (this.resourceQuery.slice(1) || undefined) as Part;
  const read = (name: string): string => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readText(file);
  };
  const readNames = () => JSON.parse(read('routesChunkNames.json')) as ChunkNames;
  if (part)
    return `${CREATOR}export const registry = ${selectRegistry(read('registry.js'), readNames(), part)};
export const chunkNames = ${JSON.stringify(selectChunkNames(readNames(), part))};
export const createRoutes = () => ${selectRoutes(source, part)};
`;
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return `${CREATOR}export default ${selectRoutes(source, part)};\n`;
    case 'registry.js':
      return `export default ${selectRegistry(source, readNames(), part)};\n`;
    default:
      return JSON.stringify(selectChunkNames(JSON.parse(source) as ChunkNames, part));
  }
}

/**
 * Docusaurus's module, replaced by one that loads the table of a path before it matches it.
 */
const PRELOAD = require.resolve('@docusaurus/core/lib/client/preload.js');

/** Removes the routes of the products and of the reference from every page's script. */
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
