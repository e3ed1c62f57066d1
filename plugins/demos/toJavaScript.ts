import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { removeMarkedLines, removeTypeLeftovers } from './removeTypeLeftovers';

/**
 * Converts TypeScript to the JavaScript that a developer would have written: types are
 * blanked in place, so that comments and line breaks stay, and the project's formatter
 * closes the gaps.
 * @param source text of a `.ts` or `.tsx` file
 * @param file its path, for messages and to find the formatter options
 * @returns '' if the file only has types
 * @throws Error with file and line if the code cannot be parsed or has a construct with
 *   runtime semantics (enum, namespace)
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const typed = parse(source, file);
  requireSyntax(typed);
  const parsed = parse(removeTypeLeftovers(typed), file);
  const { blankSourceFile } = await import('ts-blank-space');
  const blanked = blankSourceFile(parsed, (node: ts.Node) => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${file}:${line + 1}: "${parsed.text.split('\n')[line]?.trim()}" cannot be written in JavaScript by leaving types out; use a plain value instead.`,
    );
  });
  const rules = await resolveConfig(file);
  return format(removeMarkedLines(blanked), { ...rules, parser: 'babel' });
}

/**
 * The compiler recovers from syntax errors, and incomplete types would be removed with
 * the others. It stores the errors in an untyped property of the file.
 * @throws Error with file and line
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
