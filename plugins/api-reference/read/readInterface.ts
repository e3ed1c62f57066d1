import ts from 'typescript';
import type { ApiProp } from '../../../src/types/api';
import { ApiError } from '../ApiError';
import { comparePlans, readVariants } from './comparePlans';
import { describeMember } from './describeMember';
import { getDeclaredType } from './findExports';
import type { ApiExport, DraftPage, PlannedPage } from '../model';
import type { PrintContext } from '../print/printContext';
import { readJsDoc } from './readJsDoc';
import { readMembers, type Member } from './readMembers';

const getTypes = (entry: ApiExport): ts.Type[] => [getDeclaredType(entry)];

/**
 * The members of a type. Members whose type depends on a type parameter
 * (`Props['slots']`) get their type from the parameter's default.
 */
function resolveMembers(entry: ApiExport): Map<string, Member> {
  const { level } = entry;
  const members = readMembers(getTypes(entry), level.checker);
  const fallback = level.defaultType(entry.package.name, entry.name);
  if (!fallback) return members;
  const resolved = readMembers([fallback], level.checker);
  return new Map(
    [...members].map(([name, member]) => {
      const { types } = (member.types.some(isOpen) && resolved.get(name)) || member;
      return [name, { ...member, types }];
    }),
  );
}

const isOpen = (type: ts.Type): boolean =>
  type.isUnionOrIntersection()
    ? type.types.some(isOpen)
    : Boolean(type.flags & ts.TypeFlags.IndexedAccess);

/**
 * Reads the members of an interface from the package of the highest plan, which has all
 * of them, and marks those that lower plans lack.
 */
export function readInterface(
  page: PlannedPage,
  entry: ApiExport,
  context: PrintContext,
): Pick<DraftPage, 'props'> {
  const planOf = comparePlans(readVariants(page.exports, getTypes));
  const members = resolveMembers(entry);
  if (members.size === 0) throw new ApiError(context.where, 'it has no members.');
  const props: Record<string, ApiProp> = {};
  for (const member of members.values()) {
    const doc = readJsDoc(member.declarations);
    if (doc.ignored) continue;
    props[member.name] = describeMember(member, context, planOf(member.name), doc);
  }
  return { props };
}
