import type ts from 'typescript';
import { printMember } from './describeMember';
import type { PrintContext } from '../print/printContext';
import type { Member } from './readMembers';

/** Uninformative types that some declarations use instead of an element. */
const NOTHING = new Set(['{}', 'unknown']);

/** Reads the element that the `ref` of a component points to: `SVGSVGElement`. */
export function readRef(
  members: ReadonlyMap<string, Member>,
  context: PrintContext,
): string | null {
  const ref = members.get('ref');
  if (!ref) return null;
  const declared = ref.types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  for (const type of declared) {
    const [target] = context.checker.getTypeArguments(type as ts.TypeReference) ?? [];
    const [aliased] = type.aliasTypeArguments ?? [];
    const found = target ?? aliased;
    if (found) {
      const text = printMember(
        { ...ref, types: [found], required: false },
        context,
      ).replace(/ \| null$/, '');
      return NOTHING.has(text) ? null : text;
    }
  }
  return null;
}
