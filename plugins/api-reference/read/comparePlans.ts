import type ts from 'typescript';
import type { Plan } from '../../../src/types/page';
import type { Level } from '../constants';
import type { ApiExport } from '../model';
import { readMembers } from './readMembers';

/** Returns the plan that a member needs in addition to the plan of its page. */
export type PlanOf = (member: string) => Plan | null;

/** A type in the packages of one plan: its members, and the plan itself. */
export interface PlanVariant {
  level: Level;
  members: ReadonlySet<string>;
}

/**
 * Finds the lowest plan that has a member of a type; null if it is the lowest of all
 * plans.
 * @param variants from the lowest plan to the highest
 */
export function comparePlans(variants: readonly PlanVariant[]): PlanOf {
  return (member) => {
    const first = variants.findIndex(({ members }) => members.has(member));
    const level = first > 0 ? variants[first]?.level : undefined;
    return level && level !== 'community' ? level : null;
  };
}

/** The variants of a type in several packages. */
export const readVariants = (
  exports: readonly ApiExport[],
  getTypes: (entry: ApiExport) => readonly ts.Type[],
): PlanVariant[] =>
  exports.map((entry) => ({
    level: entry.package.level,
    members: new Set(readMembers(getTypes(entry), entry.level.checker).keys()),
  }));
