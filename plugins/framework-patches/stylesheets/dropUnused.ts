import type { AtRule, Node, Plugin, Root, Rule } from 'postcss';
import { UNUSED_RULES } from './unusedRules';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** `:not()` is ignored, because it does not require a class. */
const NOT = /:not\([^()]*\)/g;

/** The classes that an element or its ancestors must have for a selector to match. */
export const listClasses = (selector: string): string[] =>
  [...selector.replaceAll(NOT, '').matchAll(CLASS)].map(([, name = '']) => name);

/** Removes the rules listed in `unusedRules.ts` from Docusaurus's stylesheets. */
export const dropUnused = (unused = UNUSED_RULES): Plugin => ({
  postcssPlugin: 'drop-unused',
  Once(root) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const found = unused.find((each) => each.file.test(file));
    if (!found) return;
    const { classes, variables } = found;
    const isUsed = (selector: string): boolean =>
      !listClasses(selector).some((name) => classes.test(name));
    // Collected first: if another plugin moved the rules into a cascade layer, the walk
    // would skip the rules after a removed one.
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

/**
 * Also removes parents that become empty. At-rules without a block have no nodes at all.
 */
function removeEmpty(block: Block): void {
  if (block.nodes?.length !== 0) return;
  const { parent } = block;
  block.remove();
  if (parent && isBlock(parent)) removeEmpty(parent);
}
