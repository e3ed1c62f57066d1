import type { AtRule, Plugin, Rule } from 'postcss';
import { UNUSED_RULES } from './unusedRules';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** What an element must not be, says nothing of what it is. */
const NOT = /:not\([^()]*\)/g;

/** The classes that an element, or those around it, must have for a selector to match. */
export const listClasses = (selector: string): string[] =>
  [...selector.replaceAll(NOT, '').matchAll(CLASS)].map(([, name = '']) => name);

/** Leaves out of the framework's stylesheets what `unusedRules.ts` names. */
export const dropUnused = (unused = UNUSED_RULES): Plugin => ({
  postcssPlugin: 'drop-unused',
  Once(root) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const found = unused.find((each) => each.file.test(file));
    if (!found) return;
    const { classes, variables } = found;
    const isUsed = (selector: string): boolean =>
      !listClasses(selector).some((name) => classes.test(name));
    root.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const used = rule.selectors.filter(isUsed);
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    if (variables)
      root.walkDecls(/^--/, (declaration) => {
        if (variables.test(declaration.prop)) declaration.remove();
      });
    root.walk((node) => {
      if (node.type === 'rule' || node.type === 'atrule') removeEmpty(node);
    });
  },
});

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** With what is left empty around it. At-rules without a block have no nodes at all. */
function removeEmpty(node: Rule | AtRule): void {
  if (node.nodes?.length !== 0) return;
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' || parent?.type === 'rule')
    removeEmpty(parent as Rule | AtRule);
}
