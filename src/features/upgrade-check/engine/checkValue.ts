import type { Node, ObjectExpression } from '@babel/types';
import { getSlotPropsTypes, getSlotTypes, getValueTypes } from './knownTypes';
import { readCallee } from './declare';
import { resolveTypes } from './readTypes';
import type { Recorder } from './Recorder';
import type { Scope } from './Scope';
import { readKey, unwrap } from './walk';

/** Where a value is used. */
export interface Use {
  /** Components, hooks and types that it belongs to. */
  types: readonly string[];
  recorder: Recorder;
  scope: Scope;
}

/**
 * Checks objects, and arrays of them, that are written for given types: also through
 * variables of the file, conditions, `useMemo` and `map`.
 */
export function checkValue(node: Node, use: Use): void {
  if (use.types.length === 0) return;
  const value = unwrap(node);
  const follow = (next: Node | null | undefined): void => {
    if (next) checkValue(next, use);
  };
  switch (value.type) {
    case 'ObjectExpression':
      checkObject(value, use);
      break;
    case 'ArrayExpression':
      value.elements.forEach((each) =>
        follow(each?.type === 'SpreadElement' ? each.argument : each),
      );
      break;
    case 'ConditionalExpression':
      follow(value.consequent);
      follow(value.alternate);
      break;
    case 'LogicalExpression':
      follow(value.left);
      follow(value.right);
      break;
    case 'Identifier': {
      const binding = use.scope.find(value.name);
      // An object with types of its own is checked where it is written.
      if (
        binding?.init &&
        binding.types.length === 0 &&
        use.recorder.isFirstVisit(binding.init, use.types.join())
      )
        follow(binding.init);
      break;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      if (value.body.type !== 'BlockStatement') follow(value.body);
      else
        value.body.body.forEach((each) => {
          if (each.type === 'ReturnStatement') follow(each.argument);
        });
      break;
    case 'CallExpression':
    case 'OptionalCallExpression': {
      const name = readCallee(value.callee);
      if (
        name === 'useMemo' ||
        name === 'map' ||
        name === 'useState' ||
        name === 'freeze'
      )
        follow(value.arguments[0]);
      break;
    }
    default:
  }
}

function checkObject({ properties }: ObjectExpression, use: Use): void {
  for (const each of properties) {
    if (each.type === 'SpreadElement') {
      checkSpread(each.argument, use);
      continue;
    }
    const key = readKey(each);
    if (key === undefined) continue;
    checkProperty(key, each, each.type === 'ObjectProperty' ? each.value : null, use);
  }
}

/** Checks what is spread into props or an object; unknown contents are listed. */
export function checkSpread(node: Node, use: Use): void {
  const value = unwrap(node);
  if (resolveTypes(value, use.scope).length > 0) return;
  const isWritten =
    value.type !== 'Identifier' || use.scope.find(value.name)?.init !== undefined;
  if (
    isWritten &&
    /^(?:Object|Conditional|Logical)Expression$|^Identifier$/.test(value.type)
  )
    checkValue(value, use);
  else if (use.types.some((type) => use.recorder.lookup.hasChanges(type)))
    use.recorder.addUndecided('spread', nameOf(value), value);
}

const nameOf = (value: Node): string =>
  value.type === 'CallExpression'
    ? `${readCallee(value.callee) ?? ''}()`
    : (readCallee(value) ?? '…');

/**
 * Checks a prop or a property, and its value.
 * @param at where its name is
 */
export function checkProperty(
  name: string,
  at: Node,
  value: Node | null,
  use: Use,
): void {
  const { types, recorder, scope } = use;
  const isSlots = name === 'slots' || name === 'slotProps';
  const inner = getValueTypes(name, types);
  // Of an object, the members that it has are compared, not its whole type.
  recorder.addMember(types, name, at, isSlots || inner.length > 0);
  if (!value) return;
  if (isSlots) checkSlots(name, unwrap(value), use);
  else if (inner.length > 0) checkValue(value, { types: inner, recorder, scope });
}

/** Checks the keys of `slots` and `slotProps`, and the props that they pass. */
function checkSlots(prop: string, value: Node, use: Use): void {
  const { types, recorder, scope } = use;
  const written = value.type === 'Identifier' ? scope.find(value.name)?.init : value;
  const object = written && unwrap(written);
  if (object?.type !== 'ObjectExpression') return;
  if (!recorder.isFirstVisit(object, `${prop} ${types.join()}`)) return;
  for (const each of object.properties) {
    const key = each.type === 'SpreadElement' ? undefined : readKey(each);
    if (each.type === 'SpreadElement') {
      checkSlots(prop, unwrap(each.argument), use);
    } else if (key !== undefined) {
      types.forEach((type) =>
        recorder.add(recorder.lookup.findSlot(type, key), each, type),
      );
      if (prop !== 'slotProps') continue;
      for (const type of types.flatMap(getSlotPropsTypes))
        recorder.add(
          // The changes of the slot itself have been added.
          recorder.lookup
            .findMember(type, key)
            .filter(({ level }) => level === 'type changed'),
          each,
          type,
        );
      if (each.type === 'ObjectProperty')
        checkValue(each.value, { types: getSlotTypes(key), recorder, scope });
    }
  }
}
