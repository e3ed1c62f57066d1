import ts from 'typescript';

/** A longer preview is no better than the whole file. */
const PREVIEW_LINES = 16;

/** Elements that only wrap the example; the preview shows their content. */
const WRAPPERS = new Set([
  'div',
  'Box',
  'Stack',
  'LocalizationProvider',
  'React.Fragment',
]);

type JsxRoot = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

/**
 * Extracts the JSX that a demo returns, without its wrapper and dedented.
 * @returns undefined if there is no single returned element or it exceeds
 *   `PREVIEW_LINES`
 */
export function extractPreview(source: string, file: string): string | undefined {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const root = findReturnedJsx(parsed);
  if (!root) return undefined;
  const text = renderInside(root, parsed);
  return text.split('\n').length <= PREVIEW_LINES ? text : undefined;
}

function findReturnedJsx(file: ts.SourceFile): JsxRoot | undefined {
  const component = file.statements.find(
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) &&
      (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Default) !== 0,
  );
  const result = component?.body?.statements
    .filter(ts.isReturnStatement)
    .at(-1)?.expression;
  const inner =
    result && ts.isParenthesizedExpression(result) ? result.expression : result;
  return inner && isJsxRoot(inner) ? inner : undefined;
}

const isJsxRoot = (node: ts.Node): node is JsxRoot =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

function renderInside(root: JsxRoot, file: ts.SourceFile): string {
  if (ts.isJsxSelfClosingElement(root)) return dedent(root, file);
  const isWrapper =
    ts.isJsxFragment(root) || WRAPPERS.has(root.openingElement.tagName.getText());
  const children = root.children.filter((child) => !isBlank(child));
  if (!isWrapper || !children.every(isJsxRoot)) return dedent(root, file);
  const [only] = children;
  if (children.length === 1 && only) return renderInside(only as JsxRoot, file);
  return children.map((child) => dedent(child, file)).join('\n');
}

const isBlank = (node: ts.Node): boolean =>
  ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces;

/** Text of a node without the indentation of its first line. */
function dedent(node: ts.Node, file: ts.SourceFile): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  const first = file.text.split('\n')[line] ?? '';
  const indent = /^\s*/.exec(first)?.[0].length ?? 0;
  const [head = '', ...rest] = node.getText().split('\n');
  return [
    head,
    ...rest.map((row) => row.slice(Math.min(indent, /^\s*/.exec(row)![0].length))),
  ].join('\n');
}
