import type ts from 'typescript';
import type { Plan } from '../../../src/types/plan';
import type { Level } from '../constants';
import type { ApiExport } from '../model';
import { readMembers } from './readMembers';

/** Gives the plan that a member needs beyond the plan of its page. */
export type PlanOf = (member: string) => Plan | null;

/** One plan's version of a type: its members and the plan they belong to. */
export interface PlanVariant {
  level: Level;
  members: ReadonlySet<string>;
}

/**
 * The lowest plan whose version of a type has a member; null if the lowest version has it.
 * @param variants from the lowest plan to the highest
 */
export function comparePlans(variants: readonly PlanVariant[]): PlanOf {
  return (member) => {
    const first = variants.findIndex(({ members }) => members.has(member));
    const level = first > 0 ? variants[first]?.level : undefined;
    return level && level !== 'community' ? level : null;
  };
}

/** The versions of a type in several packages. */
export const readVariants = (
  exports: readonly ApiExport[],
  getTypes: (entry: ApiExport) => readonly ts.Type[],
): PlanVariant[] =>
  exports.map((entry) => ({
    level: entry.package.level,
    members: new Set(readMembers(getTypes(entry), entry.level.checker).keys()),
  }));
