import ts from 'typescript';
import type { ApiHookSignature, ApiProp } from '../../../src/types/api';
import { describeMember } from './describeMember';
import type { ApiExport, DraftPage } from '../model';
import type { PrintContext } from '../print/printContext';
import { readJsDoc } from './readJsDoc';
import { readMembers } from './readMembers';
import { readSignature } from './readSignature';

/** Larger objects have their own page or are not options. */
const MAX_MEMBERS = 40;

/** Reads the call signatures of a hook, with the fields of its options and its result. */
export function readHook(
  entry: ApiExport,
  context: PrintContext,
): Pick<DraftPage, 'signatures'> {
  const { checker } = context;
  const calls = checker.getTypeOfSymbol(entry.symbol).getCallSignatures();
  return {
    signatures: calls.map((call): ApiHookSignature => {
      const own = call.declaration ? readJsDoc([call.declaration]) : undefined;
      const doc =
        own?.description || own?.deprecated != null
          ? own
          : readJsDoc(entry.symbol.declarations);
      const { params, result } = readSignature(call, context, doc);
      return {
        description:
          calls.length > 1 && doc.deprecated !== null
            ? `**Deprecated.** ${doc.deprecated}\n\n${doc.description}`.trim()
            : doc.description,
        typeParameters: (call.typeParameters ?? []).map((parameter) =>
          describeGeneric(parameter),
        ),
        params: params.map((param, index) => {
          const symbol = call.parameters[index];
          const type = symbol && checker.getTypeOfSymbol(symbol);
          return { ...param, members: type ? readFields(type, context) : null };
        }),
        result: { ...result, members: readFields(call.getReturnType(), context) },
      };
    }),
  };
}

function describeGeneric(parameter: ts.TypeParameter): string {
  const node = parameter.symbol.declarations?.[0];
  return node ? node.getText().replace(/\s+/g, ' ') : parameter.symbol.name;
}

/** The fields of an object type of the documented packages that has no page. */
function readFields(
  type: ts.Type,
  context: PrintContext,
): Record<string, ApiProp> | null {
  const { checker } = context;
  const object = checker.getNonNullableType(type);
  if (!(object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return null;
  if (checker.isArrayType(object) || checker.isTupleType(object)) return null;
  if (object.getCallSignatures().length > 0) return null;
  const symbol = object.aliasSymbol ?? object.symbol;
  if (symbol && context.hasPage(symbol.name)) return null;
  const members = [...readMembers([object], checker).values()];
  const isOwn = members.every(({ declarations }) =>
    declarations.some((node) => context.isOwn(node.getSourceFile().fileName)),
  );
  if (!isOwn || members.length === 0 || members.length > MAX_MEMBERS) return null;
  return Object.fromEntries(
    members
      .filter(({ declarations }) => !readJsDoc(declarations).ignored)
      .map((member) => [member.name, describeMember(member, context)]),
  );
}
