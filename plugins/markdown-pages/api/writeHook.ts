import type { RootContent } from 'mdast';
import type { ApiHookSignature, ApiParam, ApiProp } from '../../../src/types/api';
import { fill } from '../../api-reference/view/labels';
import { printCall } from '../../api-reference/view/formatCode';
import { code, codeBlock, heading, paragraph, text } from '../markdown/nodes';
import type { ApiContext } from './context';
import { writeDescription } from './writeDescription';
import { writeMembers } from './writeMembers';

/** Writes the call signatures of a hook, each with its parameters and its result. */
export const writeHook = (
  signatures: readonly ApiHookSignature[],
  name: string,
  context: ApiContext,
): RootContent[] =>
  signatures.flatMap((signature, index) => {
    const { sections } = context.texts.reference;
    const isOneOfMany = signatures.length > 1;
    const title = isOneOfMany
      ? fill(sections.overload, { n: index + 1 })
      : sections.signature;
    const below = context.level === 2 ? 3 : 4;
    const { params, result } = signature;
    return [
      heading(context.level, text(title)),
      codeBlock(printCall(name, signature), 'ts'),
      ...(isOneOfMany ? writeDescription(signature.description, context) : []),
      ...(params.length > 0
        ? [
            heading(below, text(sections.parameters)),
            writeMembers(
              Object.fromEntries(params.map((param) => [param.name, toMember(param)])),
              context,
            ),
          ]
        : []),
      ...params.flatMap((param) =>
        param.members
          ? [paragraph(code(param.name)), writeMembers(param.members, context)]
          : [],
      ),
      heading(below, text(sections.returns)),
      paragraph(code(result.type)),
      ...writeDescription(result.description, context),
      ...(result.members ? [writeMembers(result.members, context)] : []),
    ];
  });

const toMember = ({ type, optional, description }: ApiParam): ApiProp => ({
  type,
  required: !optional,
  default: null,
  deprecated: null,
  description,
  signature: null,
  plan: null,
});
