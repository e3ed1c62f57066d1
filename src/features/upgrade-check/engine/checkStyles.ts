import type { Node } from '@babel/types';
import { checkValue } from './checkValue';
import type { Place, Recorder } from './Recorder';
import type { Scope } from './Scope';
import { readKey } from './walk';

const CLASS = /\bMui[A-Z]\w*-[A-Za-z]\w*/g;
const THEME_KEY = /^Mui[A-Z]/;

/** Checks the theme's entry of a component: `MuiDataGrid: { defaultProps: … }`. */
export function checkTheme(
  node: Extract<Node, { type: 'ObjectProperty' }>,
  scope: Scope,
  recorder: Recorder,
): void {
  const key = readKey(node);
  if (key === undefined || !THEME_KEY.test(key)) return;
  const component = key.slice('Mui'.length);
  const { findExport } = recorder.lookup;
  recorder.add(findExport(key), node);
  recorder.add(
    findExport(component).filter(({ level }) => level === 'breaks'),
    node,
  );
  if (node.value.type !== 'ObjectExpression') return;
  for (const each of node.value.properties) {
    const part = each.type === 'ObjectProperty' ? readKey(each) : undefined;
    if (each.type !== 'ObjectProperty' || each.value.type !== 'ObjectExpression')
      continue;
    if (part === 'defaultProps')
      checkValue(each.value, { types: [component], recorder, scope });
    if (part === 'styleOverrides')
      for (const rule of each.value.properties) {
        const name = rule.type === 'SpreadElement' ? undefined : readKey(rule);
        if (name !== undefined)
          recorder.add(recorder.lookup.findClass(`${key}-${name}`), rule);
      }
  }
}

/** Adds the CSS classes that a text names. */
export function addClasses(text: string, place: Place, recorder: Recorder): void {
  if (!text.includes('Mui')) return;
  for (const [name] of text.matchAll(CLASS))
    recorder.add(recorder.lookup.findClass(name), place);
}

/** Style sheets have class names only, so each line is searched. */
export function checkStyles(text: string, recorder: Recorder): void {
  if (!text.includes('Mui')) return;
  text.split('\n').forEach((line, index) => {
    addClasses(line, { loc: { start: { line: index + 1 } } }, recorder);
  });
}
