import type { ApiProp } from '../../../src/types/api';
import { comparePlans } from './comparePlans';
import { describeMember } from './describeMember';
import type { ExportTable } from './findExports';
import { getPropsTypes } from './getPropsTypes';
import type { ApiExport, DraftPage } from '../model';
import type { PrintContext } from '../print/printContext';
import { readClasses } from './readClasses';
import { readJsDoc } from './readJsDoc';
import { readInheritance } from './readInheritance';
import { readMembers } from './readMembers';
import { readRef } from './readRef';
import { readSlots } from './readSlots';
import { readThemeName } from './readThemeName';
import { selectProps } from './selectProps';

type ComponentFacts = Pick<
  DraftPage,
  'props' | 'slots' | 'classes' | 'ref' | 'inheritance' | 'themeName'
>;

/** Reads the data of a component page. */
export function readComponent(
  entry: ApiExport,
  context: PrintContext,
  table: ExportTable,
): ComponentFacts {
  const types = getPropsTypes(entry);
  const members = readMembers(types, entry.level.checker);
  const selected = selectProps(entry, members, context);
  const lower = findLowerPlans(entry, table);
  const names = new Set(selected.map(({ member }) => member.name));
  const planOf = comparePlans([
    ...lower.map((one) => ({
      level: one.package.level,
      members: readPropNames(one, context),
    })),
    { level: entry.package.level, members: names },
  ]);
  const props: Record<string, ApiProp> = {};
  for (const { member, doc } of selected) {
    props[member.name] = describeMember(member, context, planOf(member.name), doc);
  }
  const classes = readClasses(entry, members, context);
  const slots = readSlots(entry, members, classes, context, [...lower, entry]);
  const inSlots = new Set(slots.flatMap((slot) => slot.class ?? []));
  return {
    props,
    slots,
    classes: classes.filter(({ className }) => !inSlots.has(className)),
    ref: readRef(members, context),
    inheritance: readInheritance(members, new Set(Object.keys(props)), context),
    themeName: readThemeName(entry),
  };
}

/**
 * Types of lower plans include props that only higher plans offer; their pages must not.
 */
const readPropNames = (entry: ApiExport, context: PrintContext): ReadonlySet<string> =>
  new Set(
    selectProps(
      entry,
      readMembers(getPropsTypes(entry), entry.level.checker),
      context,
    ).map(({ member }) => member.name),
  );

/**
 * Returns `DataGrid` and `DataGridPro` for `DataGridPremium`: the same component in lower
 * plans.
 */
function findLowerPlans(entry: ApiExport, table: ExportTable): ApiExport[] {
  const base = entry.name.replace(/(Pro|Premium)$/, '');
  if (base === entry.name) return [];
  const names = entry.name.endsWith('Premium') ? [base, `${base}Pro`] : [base];
  return names.flatMap((name) => {
    for (const exports of table.values()) {
      const found = exports.get(name);
      const isStub = found && readJsDoc(found.symbol.declarations).deprecated !== null;
      if (found && !isStub && found.package.product === entry.package.product)
        return [found];
    }
    return [];
  });
}
