import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An import of a demo file, with its 1-based line number. */
export interface DemoImport {
  specifier: string;
  line: number;
}

/**
 * Lists all imported modules of a source text, in order: imports, `export … from`,
 * `import('…')`, and `import type`, because the packages must be installed for types as
 * well.
 */
export function readImports(source: string, file: string): DemoImport[] {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  const found: DemoImport[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      found.push({ specifier: specifier.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier;
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

/** `@mui/x-charts/BarChart` → `@mui/x-charts`; `dayjs/locale/de` → `dayjs`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Resolves a relative import of a demo.
 * @throws Error with file and line if there is no such file
 */
export function resolveRelative(from: string, { specifier, line }: DemoImport): string {
  if (/\.tsx?$/.test(specifier)) {
    throw new Error(
      `${from}:${line}: leave the extension out of "${specifier}"; the JavaScript of the demo has another.`,
    );
  }
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['', '.ts', '.tsx']
    .map((end) => base + end)
    .find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
  if (!found)
    throw new Error(`${from}:${line}: there is no file "${specifier}" beside the demo.`);
  return found;
}
