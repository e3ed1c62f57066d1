import type { ApiEvent } from '../../../src/types/api';
import { ApiError } from '../ApiError';
import { comparePlans, readVariants } from './comparePlans';
import { printMember } from './describeMember';
import { getDeclaredType } from './findExports';
import { getPropsTypes } from './getPropsTypes';
import type { ApiExport } from '../model';
import type { PrintContext } from '../print/printContext';
import { readJsDoc } from './readJsDoc';
import { readMembers, type Member } from './readMembers';

const getTypes = (entry: ApiExport) => [getDeclaredType(entry)];

/**
 * Reads the events of the grid.
 * @param lookups the type that maps events to their parameters, from each package
 * @param grid the grid component of the highest plan
 * @throws ApiError if there are no events
 */
export function readEvents(
  lookups: readonly ApiExport[],
  grid: ApiExport,
  context: PrintContext,
): ApiEvent[] {
  const highest = lookups.at(-1);
  const { checker } = grid.level;
  const members = highest
    ? readMembers(getTypes(highest), checker)
    : new Map<string, Member>();
  if (members.size === 0) throw new ApiError(context.where, 'the grid has no events.');
  const planOf = comparePlans(readVariants(lookups, getTypes));
  const props = readMembers(getPropsTypes(grid), checker);
  return [...members.values()].flatMap((member): ApiEvent[] => {
    const doc = readJsDoc(member.declarations);
    if (doc.ignored) return [];
    const parts = readMembers(member.types, checker);
    const print = (part: Member | undefined) =>
      part ? printMember(part, context) : null;
    const prop = `on${member.name.slice(0, 1).toUpperCase()}${member.name.slice(1)}`;
    return [
      {
        name: member.name,
        description: doc.description,
        deprecated: doc.deprecated,
        params: print(parts.get('params')),
        event: print(parts.get('event')),
        componentProp: props.has(prop) ? prop : null,
        plan: planOf(member.name),
      },
    ];
  });
}
