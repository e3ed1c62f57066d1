import ts from 'typescript';
import {
  EXTERNAL_PAGES,
  MAX_TYPE_DEFINITION,
  MAX_TYPE_HOPS,
  TABLED_TYPES,
} from '../constants';
import { printObject } from './printObject';
import { printUnion } from './printUnion';
import { inner, START, type PrintContext } from './printContext';
import { printType } from './printType';

/** Objects with more fields than this do not help readers. */
const MAX_FIELDS = 60;

/**
 * Defines the printed type names that have no page, and the names in those definitions,
 * so that every name on a page is explained. Names used in definitions are added to the
 * names of the page.
 */
export function defineTypes(
  context: PrintContext,
  isLinked: (name: string) => boolean,
): Record<string, string> {
  const definitions = new Map<string, string>();
  let names = [...context.refs];
  for (let hop = 0; hop < MAX_TYPE_HOPS; hop += 1) {
    const refs = new Map<string, ts.Type>();
    for (const [name, type] of names) {
      if (EXTERNAL_PAGES.has(name)) continue;
      if (definitions.has(name) || isLinked(name) || TABLED_TYPES.test(name)) continue;
      const { text, refs: used } = define(type, context);
      if (text === null || text === name) continue;
      definitions.set(name, text);
      used.forEach((value, key) => refs.set(key, value));
    }
    names = [...refs].filter(([name]) => !context.refs.has(name));
    names.forEach(([name, type]) => context.refs.set(name, type));
  }
  return Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The definition of a name; null if it is too long to be useful. */
function define(type: ts.Type, context: PrintContext) {
  const { definitions } = context.memory;
  const known = definitions.get(type);
  if (known) return known;
  const refs = new Map<string, ts.Type>();
  const printed = printDefinition(type, { ...context, refs });
  const isUseful =
    printed !== null && printed !== '{}' && printed.length <= MAX_TYPE_DEFINITION;
  const definition = { text: isUseful ? printed : null, refs };
  definitions.set(type, definition);
  return definition;
}

function printDefinition(type: ts.Type, context: PrintContext): string | null {
  if (type.isClass() || type.getProperties().length > MAX_FIELDS) return null;
  if (isConditional(type)) return null;
  const state = inner(START, type);
  if (type.isUnion()) return printUnion(type, context, state);
  if (type.isIntersection()) return printType(type, context, state);
  return printObject(type as ts.ObjectType, context, state);
}

/** Conditional types; the compiler does not even print them consistently. */
const isConditional = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isConditional)
    : Boolean(type.flags & ts.TypeFlags.Conditional);
