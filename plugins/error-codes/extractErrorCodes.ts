import ts from 'typescript';
import { printNode, readMessage } from './readMessage';

/** A code with its message, as found in one file. */
export interface FoundCode {
  code: number;
  message: (string | number)[];
  args: string[];
}

/**
 * The function that formats the short message, which is imported under any of these
 * names.
 */
export const FORMATTER = /ormat(?:Mui)?ErrorMessage\b/;

/**
 * Extracts the codes of one file. The published builds contain both texts, of which
 * bundlers keep one: `NODE_ENV !== "production" ? 'long message' : _formatErrorMessage(9,
 * color)`.
 * @throws Error with the file if the long message has an unknown format
 */
export function extractErrorCodes(text: string, fileName: string): FoundCode[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false);
  const found: FoundCode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const call = readCall(node.whenFalse);
      if (call) found.push(read(node.whenTrue, call));
    }
    ts.forEachChild(node, visit);
  };
  const read = (long: ts.Expression, { code, args: nodes }: FormatterCall): FoundCode => {
    const args = nodes.map((node) => printNode(node, source));
    try {
      return { code, args, message: readMessage(long, args, source) };
    } catch (error) {
      throw new Error(`${fileName}, code ${code}: ${(error as Error).message}`);
    }
  };
  visit(source);
  return found;
}

interface FormatterCall {
  code: number;
  args: ts.Expression[];
}

/** `_formatErrorMessage(9, a)` or, in CommonJS, `(0, _formatMuiErrorMessage.default)(9, a)`. */
function readCall(node: ts.Expression): FormatterCall | undefined {
  if (!ts.isCallExpression(node) || !isFormatter(node.expression)) return undefined;
  const [code, ...args] = node.arguments;
  return code && ts.isNumericLiteral(code)
    ? { code: Number(code.text), args }
    : undefined;
}

function isFormatter(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return FORMATTER.test(node.text);
  if (ts.isPropertyAccessExpression(node)) {
    return FORMATTER.test(node.name.text) || isFormatter(node.expression);
  }
  if (ts.isParenthesizedExpression(node)) return isFormatter(node.expression);
  return ts.isBinaryExpression(node) && isFormatter(node.right);
}
