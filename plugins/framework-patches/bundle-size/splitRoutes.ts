import { isReferencePath } from '../../../src/lib/isReferencePath';

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
      'The generated routes.js has another form than plugins/framework-patches/bundle-size/splitRoutes.ts knows. Compare it with the installed @docusaurus/core.',
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
