import type { Node } from '@babel/types';
import { checkModule } from './checkImport';
import { checkProperty, checkSpread, checkValue } from './checkValue';
import { readCallee, readModule } from './declare';
import { becomesNullable } from './getLevel';
import { getOwners } from './knownTypes';
import { readTypes, resolveExport, resolveTypes } from './readTypes';
import type { Recorder } from './Recorder';
import type { Scope } from './Scope';
import { readName } from './walk';

/** Functions whose argument is the name of an event of the grid. */
const EVENT_CALL = /^(?:subscribeEvent|publishEvent|useGrid(?:Api)?Event\w*)$/;

/** Checks the props of a tag. */
export function checkElement(
  { name, attributes }: Extract<Node, { type: 'JSXOpeningElement' }>,
  scope: Scope,
  recorder: Recorder,
): void {
  const component = resolveExport(name, scope);
  if (component === undefined) return;
  const use = { types: [component], recorder, scope };
  const set = new Set<string>();
  for (const each of attributes) {
    if (each.type === 'JSXSpreadAttribute') {
      checkSpread(each.argument, use);
    } else if (each.name.type === 'JSXIdentifier') {
      set.add(each.name.name);
      checkProperty(each.name.name, each, each.value ?? null, use);
    }
  }
  // What is spread into the props may set them.
  if (attributes.every((each) => each.type === 'JSXAttribute'))
    recorder.add(
      recorder.lookup.listAbsent(component).filter(({ change }) => !set.has(change.name)),
      name,
      component,
    );
}

/** Checks the member in `object.member`. */
export function checkMember(
  node: Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>,
  scope: Scope,
  recorder: Recorder,
): void {
  const name = node.computed ? undefined : readName(node.property);
  if (name === undefined) return;
  if (node.object.type === 'Identifier' && scope.find(node.object.name)?.isModule)
    recorder.add(recorder.lookup.findExport(name), node.property);
  const types = resolveTypes(node.object, scope);
  if (types.length === 0) return;
  recorder.addMember(types, name, node.property);
  const { object } = node;
  const readsRef =
    object.type === 'MemberExpression' && readName(object.property) === 'current';
  if (!readsRef || node.optional) return;
  for (const type of types)
    recorder.add(
      recorder.lookup.findExport(type).filter(({ change }) => becomesNullable(change)),
      object.property,
    );
}

/** Checks what is passed to a function. */
export function checkCall(
  node: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>,
  scope: Scope,
  recorder: Recorder,
): void {
  const source = readModule(node);
  if (source !== undefined) {
    checkModule(source, node, recorder);
    if (node.callee.type === 'Import')
      recorder.addUndecided('dynamic import', source, node);
  }
  const exported = resolveExport(node.callee, scope);
  const types =
    exported === undefined ? readTypes(node.typeParameters, scope) : [exported];
  const isEvent = EVENT_CALL.test(readCallee(node.callee) ?? '');
  for (const each of node.arguments) {
    checkValue(each, { types, recorder, scope });
    if (isEvent && each.type === 'StringLiteral')
      recorder.addMember(['GridEventLookup'], each.value, each);
  }
}

/** Checks the type arguments in `PickersDayProps<Dayjs>`; one change tells it all. */
export function checkArguments(
  node: Extract<Node, { type: 'TSTypeReference' }>,
  scope: Scope,
  recorder: Recorder,
): void {
  if (!node.typeParameters || node.typeName.type !== 'Identifier') return;
  const exported = scope.find(node.typeName.name)?.exported;
  if (exported === undefined) return;
  for (const owner of getOwners(exported))
    recorder.add(recorder.lookup.listGeneric(owner).slice(0, 1), node, owner);
}
