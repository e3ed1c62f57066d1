import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An import of a demo file, with the 1-based line it stands on. */
export interface DemoImport {
  specifier: string;
  line: number;
}

/** All static imports of a source text, in order; `import type` too, for they are installed alike. */
export function readImports(source: string, file: string): DemoImport[] {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return parsed.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier))
      return [];
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    return [{ specifier: node.moduleSpecifier.text, line: line + 1 }];
  });
}

/** `@mui/x-charts/BarChart` → `@mui/x-charts`; `dayjs/locale/de` → `dayjs`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Resolves a relative import of a demo to a file beside it.
 * @throws Error naming file and line when there is no such file
 */
export function resolveRelative(from: string, { specifier, line }: DemoImport): string {
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['', '.ts', '.tsx']
    .map((end) => base + end)
    .find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
  if (!found)
    throw new Error(`${from}:${line}: there is no file "${specifier}" beside the demo.`);
  return found;
}
