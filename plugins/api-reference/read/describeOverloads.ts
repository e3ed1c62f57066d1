import type ts from 'typescript';
import { START, type PrintContext } from '../print/printContext';
import { printSignature } from '../print/printObject';
import { readJsDoc, type JsDoc } from './readJsDoc';

/**
 * Describes each way to call a function that has several, as a Markdown list.
 * @returns null for a function with one signature, or of another package, and if at most
 *   the first signature is documented
 */
export function describeOverloads(type: ts.Type, context: PrintContext): string | null {
  const calls = type.getCallSignatures().flatMap((call) => {
    const { declaration } = call;
    if (!declaration || !context.isOwn(declaration.getSourceFile().fileName)) return [];
    return [{ call, doc: readJsDoc([declaration]) }];
  });
  const isDocumented = calls.slice(1).some(({ doc }) => renderDoc(doc) !== '');
  if (calls.length < 2 || !isDocumented) return null;
  return calls
    .map(({ call, doc }) => {
      const code = printSignature(call, context, { ...START, depth: 1 });
      const text = renderDoc(doc);
      return `- \`${code}\`${text && `:\n\n${text.replace(/^(?=.)/gm, '  ')}`}`;
    })
    .join('\n\n');
}

function renderDoc({ description, deprecated, params, returns }: JsDoc): string {
  return [
    deprecated === null ? '' : `**Deprecated.** ${deprecated}`.trim(),
    description,
    [...params].map(([name, text]) => `- \`${name}\`: ${text}`).join('\n'),
    returns && `Returns: ${returns}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
