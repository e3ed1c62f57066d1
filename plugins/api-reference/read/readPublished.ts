import fs from 'node:fs';
import ts from 'typescript';
import { readText } from '../../../content/text/readText';

/** The relevant parts of a published JavaScript module. */
export interface PublishedModule {
  file: string;
  /** Objects assigned to `propTypes`, by variable name. */
  propTypes: ReadonlyMap<string, ts.ObjectLiteralExpression>;
  /** Expressions or functions, by the name of their variable or export. */
  values: ReadonlyMap<string, ts.Node>;
  /** Import sources by local name. */
  imports: ReadonlyMap<string, { module: string; name: string }>;
  /** First name passed to the utility class generator: `MuiBarChart`. */
  classPrefix: string | null;
  /** Names under which a theme can set props, in order. */
  themeNames: readonly string[];
  /** Hooks that resolve default props, which may read the theme in another module. */
  propsHooks: readonly string[];
  isJsx: boolean;
}

const cache = new Map<string, PublishedModule | null>();

/**
 * Reads the JavaScript file of a declaration file. It has facts that declarations lack:
 * which props are documented and which classes are generated.
 * @returns null if no JavaScript file is published with it
 */
export function readPublished(declarationFile: string): PublishedModule | null {
  const base = declarationFile.replace(/\.d\.(m?)ts$/, '.$1js');
  const file = [base, base.replace(/\.js$/, '.mjs')].find((name) => fs.existsSync(name));
  if (!file || file === declarationFile) return null;
  if (!cache.has(file)) cache.set(file, readModule(file));
  return cache.get(file) ?? null;
}

function readModule(file: string): PublishedModule {
  const text = readText(file);
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const propTypes = new Map<string, ts.ObjectLiteralExpression>();
  const values = new Map<string, ts.Node>();
  const imports = new Map<string, { module: string; name: string }>();
  const themeNames: string[] = [];
  const propsHooks: string[] = [];
  let classPrefix: string | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) addImports(node, imports);
    else if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer
    ) {
      if (!values.has(node.name.text)) values.set(node.name.text, node.initializer);
    } else if (ts.isFunctionDeclaration(node) && node.name)
      values.set(node.name.text, node);
    else if (isPropTypes(node)) propTypes.set(node.left.expression.text, node.right);
    else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const callee = node.expression.text;
      if (/^generateUtilityClass(es)?$/.test(callee))
        classPrefix ??= getText(node.arguments[0]);
      if (/^(use\w*Props|getThemeProps|consumeThemeProps|consumeSlots)$/.test(callee)) {
        themeNames.push(...getThemeNames(node));
        propsHooks.push(callee);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const isJsx = imports.has('_jsx') || imports.has('_jsxs');
  return { file, propTypes, values, imports, classPrefix, themeNames, propsHooks, isJsx };
}

type PropTypesAssignment = ts.BinaryExpression & {
  left: ts.PropertyAccessExpression & { expression: ts.Identifier };
  right: ts.ObjectLiteralExpression;
};

const isPropTypes = (node: ts.Node): node is PropTypesAssignment =>
  ts.isBinaryExpression(node) &&
  ts.isPropertyAccessExpression(node.left) &&
  ts.isIdentifier(node.left.expression) &&
  node.left.name.text === 'propTypes' &&
  ts.isObjectLiteralExpression(node.right);

/**
 * `useThemeProps({ props, name: 'MuiX' })`, also `getThemeProps`, and
 * `useXDefaultizedProps(props, 'MuiX')`.
 */
function getThemeNames(call: ts.CallExpression): string[] {
  const literals = call.arguments.flatMap((argument) =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && property.name.getText() === 'name'
            ? [property.initializer]
            : [],
        )
      : [argument],
  );
  return literals
    .flatMap((node) => getText(node) ?? [])
    .filter((name) => /^Mui[A-Z]/.test(name));
}

const getText = (node: ts.Node | undefined): string | null =>
  node && ts.isStringLiteral(node) ? node.text : null;

function addImports(
  node: ts.ImportDeclaration,
  imports: Map<string, { module: string; name: string }>,
) {
  const module = getText(node.moduleSpecifier);
  const bindings = node.importClause?.namedBindings;
  if (module === null || !bindings || !ts.isNamedImports(bindings)) return;
  for (const element of bindings.elements) {
    imports.set(element.name.text, {
      module,
      name: (element.propertyName ?? element.name).text,
    });
  }
}
