import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

/**
 * Turns a TypeScript source into the JavaScript a reader would have written: types are
 * blanked in place, so comments and line breaks stay, and the project's own formatting rules
 * close the gaps.
 * @param source text of a `.ts` or `.tsx` file
 * @param file its path, for messages and to find the formatting rules
 * @throws Error naming file and line where a construct has a runtime meaning (enum, namespace)
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const { blankSourceFile } = await import('ts-blank-space');
  const blanked = blankSourceFile(parsed, (node: ts.Node) => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${file}:${line + 1}: "${node.getText().split('\n')[0]}" cannot be written in JavaScript by leaving types out; use a plain value instead.`,
    );
  });
  const rules = await resolveConfig(file);
  return format(withoutTypeDirectives(blanked), { ...rules, parser: 'babel' });
}

/** Removes comments that only speak to the TypeScript compiler. */
const withoutTypeDirectives = (code: string): string =>
  code.replace(/^[ \t]*\/\/ @ts-(expect-error|ignore).*\n/gm, '');
