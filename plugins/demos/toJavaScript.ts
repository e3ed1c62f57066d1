import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { dropGoneLines, takeOutTypeRemains } from './takeOutTypeRemains';

/**
 * Turns a TypeScript source into the JavaScript a reader would have written: types are
 * blanked in place, so comments and line breaks stay, and the project's own formatting rules
 * close the gaps.
 * @param source text of a `.ts` or `.tsx` file
 * @param file its path, for messages and to find the formatting rules
 * @returns '' where nothing but types was in the file
 * @throws Error naming file and line where the code cannot be parsed, or where a construct has
 *   a runtime meaning (enum, namespace)
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const typed = parse(source, file);
  requireSyntax(typed);
  const parsed = parse(takeOutTypeRemains(typed), file);
  const { blankSourceFile } = await import('ts-blank-space');
  const blanked = blankSourceFile(parsed, (node: ts.Node) => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${file}:${line + 1}: "${parsed.text.split('\n')[line]?.trim()}" cannot be written in JavaScript by leaving types out; use a plain value instead.`,
    );
  });
  const rules = await resolveConfig(file);
  return format(dropGoneLines(blanked), { ...rules, parser: 'babel' });
}

/**
 * The compiler repairs what it cannot parse and goes on, and types that are half written would
 * vanish with the others. It keeps what it found with the file, without a type for it.
 * @throws Error naming file and line
 */
function requireSyntax(parsed: ts.SourceFile): void {
  const { parseDiagnostics = [] } = parsed as { parseDiagnostics?: ts.Diagnostic[] };
  const [found] = parseDiagnostics;
  if (!found) return;
  const { line } = parsed.getLineAndCharacterOfPosition(found.start ?? 0);
  const text = ts.flattenDiagnosticMessageText(found.messageText, ' ');
  throw new Error(`${parsed.fileName}:${line + 1}: the code cannot be parsed: ${text}`);
}

const parse = (source: string, file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
