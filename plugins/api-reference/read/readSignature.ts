import type ts from 'typescript';
import type { ApiSignature } from '../../../src/types/api';
import { printParameter } from '../print/printObject';
import { START, type PrintContext } from '../print/printContext';
import { printResult } from '../print/printSignatureParts';
import type { JsDoc } from './readJsDoc';

/** Depth at which types are printed by name: the type is already printed elsewhere. */
const BELOW = { ...START, depth: 1 };

/** Reads the parameters and result of a function, with their documentation. */
export function readSignature(
  signature: ts.Signature,
  context: PrintContext,
  doc: JsDoc,
): ApiSignature {
  const texts = [...doc.params.values()];
  return {
    params: signature.parameters.map((parameter, index) => {
      const { name, optional, rest, text } = printParameter(parameter, context, BELOW);
      const fallback =
        doc.params.size === signature.parameters.length ? texts[index] : undefined;
      return {
        name: rest ? `...${name}` : name,
        type: text,
        optional,
        description: doc.params.get(name) ?? fallback ?? '',
        members: null,
      };
    }),
    result: {
      type: printResult(signature, context, BELOW),
      description: doc.returns,
      members: null,
    },
  };
}
