import type { AtRule, Node, Plugin, Root, Rule } from 'postcss';
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
    // Listed first: where another plugin has laid the rules into a cascade layer, those behind
    // a removed one would be left out of the walk.
    for (const rule of listBlocks(root)) {
      if (rule.type !== 'rule' || isKeyframe(rule)) continue;
      const used = rule.selectors.filter(isUsed);
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    }
    if (variables)
      root.walkDecls(/^--/, (declaration) => {
        if (variables.test(declaration.prop)) declaration.remove();
      });
    listBlocks(root).forEach(removeEmpty);
  },
});

type Block = Rule | AtRule;

const isBlock = (node: Node): node is Block =>
  node.type === 'rule' || node.type === 'atrule';

function listBlocks(root: Root): Block[] {
  const blocks: Block[] = [];
  root.walk((node) => void (isBlock(node) && blocks.push(node)));
  return blocks;
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** With what is left empty around it. At-rules without a block have no nodes at all. */
function removeEmpty(block: Block): void {
  if (block.nodes?.length !== 0) return;
  const { parent } = block;
  block.remove();
  if (parent && isBlock(parent)) removeEmpty(parent);
}
