import ts from 'typescript';

/**
 * Parses a message that is concatenated from literals and arguments.
 * @param args sources of the arguments that may occur in the message
 * @returns alternating texts and indexes of arguments
 * @throws Error if the message contains anything else
 */
export function readMessage(
  node: ts.Expression,
  args: string[],
  source: ts.SourceFile,
): (string | number)[] {
  return mergeTexts(readParts(node));

  function readParts(part: ts.Expression): (string | number)[] {
    if (ts.isStringLiteralLike(part)) return [part.text];
    if (ts.isParenthesizedExpression(part)) return readParts(part.expression);
    if (
      ts.isBinaryExpression(part) &&
      part.operatorToken.kind === ts.SyntaxKind.PlusToken
    ) {
      return [...readParts(part.left), ...readParts(part.right)];
    }
    if (ts.isTemplateExpression(part)) {
      return [
        part.head.text,
        ...part.templateSpans.flatMap(({ expression, literal }) => [
          ...readParts(expression),
          literal.text,
        ]),
      ];
    }
    const text = printNode(part, source);
    const index = args.indexOf(text);
    if (index < 0) throw new Error(`the message holds ${text}, which is no argument`);
    return [index];
  }
}

function mergeTexts(parts: (string | number)[]): (string | number)[] {
  const merged: (string | number)[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      merged[merged.length - 1] = last + part;
    } else if (part !== '') merged.push(part);
  }
  return merged;
}

/** The source of a node on one line. */
export const printNode = (node: ts.Node, source: ts.SourceFile): string =>
  node.getText(source).replace(/\s+/g, ' ');
