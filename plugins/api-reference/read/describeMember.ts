import ts from 'typescript';
import type { ApiProp } from '../../../src/types/api';
import type { Plan } from '../../../src/types/page';
import { MAX_TYPE_TEXT } from '../constants';
import { START, type PrintContext } from '../print/printContext';
import { printType } from '../print/printType';
import { printUnionOf } from '../print/printUnion';
import { describeOverloads } from './describeOverloads';
import { readJsDoc, type JsDoc } from './readJsDoc';
import type { Member } from './readMembers';
import { readSignature } from './readSignature';

/** Converts a property to its documentation. */
export function describeMember(
  member: Member,
  context: PrintContext,
  plan: Plan | null = null,
  doc: JsDoc = readJsDoc(member.declarations),
): ApiProp {
  const where = { ...context.where, symbol: `${context.where.symbol}.${member.name}` };
  const memberContext = { ...context, where };
  const [only, ...others] = member.types;
  const overloads =
    only && others.length === 0 ? describeOverloads(only, memberContext) : null;
  return {
    type: printMember(member, memberContext),
    required: member.required,
    default: doc.default,
    // The description says which of several signatures is deprecated.
    deprecated: overloads === null ? doc.deprecated : null,
    description: overloads ?? doc.description,
    signature: readCallback(member, memberContext, doc),
    plan,
  };
}

/**
 * Prints the type of a member. A type that is too long is printed as written in the
 * declaration, with the names it uses.
 */
export function printMember(member: Member, context: PrintContext): string {
  const { types, required } = member;
  const state = { ...START, dropUndefined: !required };
  const refs = new Map<string, ts.Type>();
  const local = { ...context, refs };
  const texts = new Set(types.map((type) => printType(type, local, state)));
  const [only] = texts;
  const isOne = only !== undefined && texts.size === 1;
  const text = isOne ? only : printUnionOf(types, local, state);
  const written = text.length > MAX_TYPE_TEXT ? getWritten(member) : null;
  if (written === null || written.length >= text.length) {
    refs.forEach((type, name) => context.refs.set(name, type));
    return text;
  }
  refs.forEach((type, name) => {
    if (new RegExp(`\\b${name}\\b`).test(written)) context.refs.set(name, type);
  });
  return written;
}

/** Type parameters are meaningless outside their declaration. */
const OPEN_ARGUMENT = /<[A-Z]>/g;

/** The type as declared, on one line. */
function getWritten({ declarations }: Member): string | null {
  const node = declarations.find((one) => ts.isPropertySignature(one));
  const type = node && ts.isPropertySignature(node) ? node.type : undefined;
  if (!type) return null;
  return type.getText().replace(/\s+/g, ' ').replace(OPEN_ARGUMENT, '');
}

/** The signature of a callback property; components and overloads have none. */
function readCallback(member: Member, context: PrintContext, doc: JsDoc) {
  const [type, ...others] = member.types;
  if (
    !type ||
    others.some((one) => printType(one, context) !== printType(type, context))
  ) {
    return null;
  }
  const parts = type.isUnion() ? type.types : [type];
  const callable = parts.filter((part) => part.getCallSignatures().length > 0);
  const [only] = callable;
  if (!only || callable.length > 1) return null;
  const [signature, ...overloads] = only.getCallSignatures();
  if (!signature || overloads.length > 0 || !isCallback(only, signature, context))
    return null;
  return readSignature(signature, context, doc);
}

/**
 * Functions declared by the documented packages, and event handlers. Readers do not need
 * the signatures of refs, `sx` or components.
 */
function isCallback(
  type: ts.Type,
  signature: ts.Signature,
  { isOwn }: PrintContext,
): boolean {
  if (type.getConstructSignatures().length > 0) return false;
  const file = signature.declaration?.getSourceFile().fileName;
  return (
    Boolean(file && isOwn(file)) || Boolean(type.aliasSymbol?.name.endsWith('Handler'))
  );
}
