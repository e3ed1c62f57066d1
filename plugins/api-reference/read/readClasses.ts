import generateUtilityClass from '@mui/material/generateUtilityClass';
import type ts from 'typescript';
import type { ApiClass } from '../../../src/types/api';
import { findOwnType } from './findOwnType';
import type { ApiExport } from '../model';
import type { PrintContext } from '../print/printContext';
import { readJsDoc } from './readJsDoc';
import { readMembers, type Member } from './readMembers';
import { readPublished } from './readPublished';
import { getObjectTypes } from './readSlots';

/**
 * Reads the CSS classes of a component: those of its `classes` prop and those of the type
 * named after it (`BarElementClasses`). Their names come from the published call that
 * generates them. If that call uses the name of another component, the conventional names
 * are listed as well, because people search for them, each with the class that is applied
 * instead.
 */
export function readClasses(
  entry: ApiExport,
  members: ReadonlyMap<string, Member>,
  context: PrintContext,
): ApiClass[] {
  const { checker } = context;
  const named = findOwnType(entry, `${entry.name}Classes`);
  const fromProp = getObjectTypes(members.get('classes'), checker);
  const rows = new Map<string, ApiClass>();
  for (const type of [...fromProp, ...(named ? [named] : [])]) {
    const prefix = findPrefix(type) ?? `Mui${entry.name}`;
    for (const row of readRows(type, prefix, context)) {
      if (!rows.has(row.className)) rows.set(row.className, row);
    }
  }
  if (named) addNamesByRule(rows, entry.name);
  return [...rows.values()].sort(
    (a, b) =>
      compare(a.key, b.key) ||
      Number(a.appliedAs !== null) - Number(b.appliedAs !== null),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function readRows(type: ts.Type, prefix: string, context: PrintContext): ApiClass[] {
  const { checker, isOwn } = context;
  return [...readMembers([type], checker).values()].flatMap(({ name, declarations }) => {
    const doc = readJsDoc(declarations);
    const isInherited = !declarations.some((node) =>
      isOwn(node.getSourceFile().fileName),
    );
    if (doc.ignored || isInherited) return [];
    const className = generateUtilityClass(prefix, name);
    const { description, deprecated } = doc;
    return [{ className, key: name, description, deprecated, appliedAs: null }];
  });
}

function addNamesByRule(rows: Map<string, ApiClass>, component: string) {
  for (const row of [...rows.values()]) {
    const className = generateUtilityClass(`Mui${component}`, row.key);
    if (!rows.has(className))
      rows.set(className, { ...row, className, appliedAs: row.className });
  }
}

/** The name that the module of a classes type passes to the generator. */
function findPrefix(type: ts.Type): string | null {
  if (type.isIntersection()) return type.types.map(findPrefix).find(Boolean) ?? null;
  const [wrapped] = type.aliasTypeArguments ?? [];
  const symbol =
    wrapped?.aliasSymbol ?? wrapped?.symbol ?? type.aliasSymbol ?? type.symbol;
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return (file && readPublished(file)?.classPrefix) || null;
}
