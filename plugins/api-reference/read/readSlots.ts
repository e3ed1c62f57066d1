import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../../src/types/api';
import { comparePlans } from './comparePlans';
import { findOwnType } from './findOwnType';
import { getPropsTypes } from './getPropsTypes';
import type { ApiExport } from '../model';
import type { PrintContext } from '../print/printContext';
import { readJsDoc } from './readJsDoc';
import { readMembers, type Member } from './readMembers';

/**
 * Reads the slots of a component: those of its `slots` prop, and those of the type named
 * after it (`BarLabelSlots`), for components whose slots come from a parent.
 */
export function readSlots(
  entry: ApiExport,
  members: ReadonlyMap<string, Member>,
  classes: readonly ApiClass[],
  context: PrintContext,
  family: readonly ApiExport[],
): ApiSlot[] {
  const named = findOwnType(entry, `${entry.name}Slots`);
  const types = [
    ...getObjectTypes(members.get('slots'), context.checker),
    ...(named ? [named] : []),
  ];
  const planOf = comparePlans(
    family.map((one) => ({
      level: one.package.level,
      members: one === entry ? readNames(types, one) : readNames(getSlotTypes(one), one),
    })),
  );
  const slots = new Map<string, Member>();
  for (const type of types) {
    for (const [name, slot] of readMembers([type], context.checker)) {
      if (!slots.has(name)) slots.set(name, slot);
    }
  }
  return [...slots.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((slot): ApiSlot[] => {
      const isOwn = slot.declarations.some((node) =>
        context.isOwn(node.getSourceFile().fileName),
      );
      const doc = readJsDoc(slot.declarations);
      if (doc.ignored || !isOwn) return [];
      const rule = classes.find(({ key, appliedAs }) => key === slot.name && !appliedAs);
      return [
        {
          name: slot.name,
          default: doc.default,
          class: rule?.className ?? null,
          description: doc.description,
          deprecated: doc.deprecated,
          plan: planOf(slot.name),
        },
      ];
    });
}

const getSlotTypes = (entry: ApiExport): ts.Type[] => {
  const { checker } = entry.level;
  return getObjectTypes(readMembers(getPropsTypes(entry), checker).get('slots'), checker);
};

const readNames = (
  types: readonly ts.Type[],
  { level }: ApiExport,
): ReadonlySet<string> =>
  new Set(types.flatMap((type) => [...readMembers([type], level.checker).keys()]));

/** The object types of a prop, without `undefined`. */
export const getObjectTypes = (
  member: Member | undefined,
  checker: ts.TypeChecker,
): ts.Type[] =>
  (member?.types ?? [])
    .map((type) => checker.getNonNullableType(type))
    .filter((type) => !(type.flags & ts.TypeFlags.Any));
