import ts from 'typescript';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Marks a line that is removed as a whole, so that no gap remains. */
const REMOVED_LINE = '//~';

/**
 * Removes what stripping types would leave behind: empty imports, comments on removed
 * types, and type arguments of JSX elements. Line breaks are preserved, so that errors
 * have the correct line.
 * @returns source text with marks for `removeMarkedLines`
 */
export function removeTypeLeftovers(file: ts.SourceFile): string {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (importsTypesOnly(node)) {
      edits.push(markStatement(node, file.text));
    } else if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      describingComments(node, file).forEach(({ pos, end }) =>
        edits.push(blank(pos, end, file.text)),
      );
    } else if (ts.isJsxOpeningLikeElement(node) && node.typeArguments) {
      const end = file.text.indexOf('>', node.typeArguments.end) + 1;
      edits.push(blank(node.typeArguments.pos - 1, end, file.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      file.text,
    );
}

/** Removes marked lines and comments that are only for the TypeScript compiler. */
export const removeMarkedLines = (code: string): string =>
  code
    .replace(/^[ \t]*\/\/~.*\n?/gm, '')
    .replace(/^[ \t]*\/\/ @ts-(expect-error|ignore|nocheck|check).*\n/gm, '')
    .replace(/^[ \t]*\{\/\* @ts-(expect-error|ignore)[^*]*\*\/\}\n/gm, '');

const blank = (start: number, end: number, source: string): Edit => ({
  start,
  end,
  text: source.slice(start, end).replace(/[^\r\n]/g, ' '),
});

function markStatement(node: ts.Node, source: string): Edit {
  const start = node.getStart();
  const { end } = node;
  const sharesLine = /^[^\n]*\S/.test(source.slice(end));
  if (sharesLine) return blank(start, end, source);
  return { start, end, text: source.slice(start, end).replace(/.+/g, REMOVED_LINE) };
}

/** `import type …`, `import { type A } from …`, `export { type A }`: only types. */
function importsTypesOnly(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly) return true;
  if (ts.isExportDeclaration(node) && node.isTypeOnly) return true;
  const clause = ts.isImportDeclaration(node)
    ? !node.importClause?.name && node.importClause?.namedBindings
    : ts.isExportDeclaration(node) && node.exportClause;
  if (!clause || (!ts.isNamedImports(clause) && !ts.isNamedExports(clause))) return false;
  return clause.elements.length > 0 && clause.elements.every((name) => name.isTypeOnly);
}

/** The comments directly above a node, up to the first blank line or other code. */
function describingComments(node: ts.Node, file: ts.SourceFile): ts.CommentRange[] {
  const comments = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
  let next = node.getStart();
  const found: ts.CommentRange[] = [];
  for (const comment of comments.reverse()) {
    if (/\n\s*\n/.test(file.text.slice(comment.end, next))) break;
    found.push(comment);
    next = comment.pos;
  }
  return found;
}
