import type { CommentProps, Declaration, Plugin, Rule } from 'postcss';

const CORNERS: Record<string, string> = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};
const SIDES: Record<string, string> = { left: 'inline-start', right: 'inline-end' };
/** Not all supported browsers know these values, so the next plugin mirrors floats. */
const FLOATS: Record<string, string> = { 'inline-start': 'left', 'inline-end': 'right' };
const LINE_ENDS: Record<string, string> = { left: 'start', right: 'end' };
const SIDE = /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(?=-|$)/;

/**
 * Rules that already depend on the direction; the #nprogress bar is moved by a script.
 */
const SETTLED = /\[dir\b|#nprogress/;

/**
 * For the next plugin. Without explicit spaces, it would use those of other comments in
 * the file.
 */
const IGNORE: CommentProps = { text: 'rtl:ignore', raws: { left: '', right: '' } };

/**
 * Replaces left and right with the logical start and end where CSS has such a property.
 * Direction-specific rules are unchanged, and marked so that the next plugin ignores
 * them.
 */
export const toLogical = (): Plugin => ({
  postcssPlugin: 'to-logical',
  Once(root, { comment }) {
    // Collected first: a walk visits a rule again if something is inserted before it.
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      if (isKeyframe(rule)) continue;
      if (SETTLED.test(rule.selector)) rule.before(comment(IGNORE));
      else {
        for (const node of [...rule.nodes]) {
          if (node.type !== 'decl') continue;
          // Text that is always left-to-right, such as code, is so on every page.
          if (node.prop !== 'direction') rename(node);
          else node.before(comment(IGNORE));
        }
      }
    }
  },
});

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

function rename(declaration: Declaration): void {
  const { prop, value } = declaration;
  const end = LINE_ENDS[value];
  if (prop === 'text-align' && end) declaration.value = end;
  if (/^(?:float|clear)$/.test(prop)) declaration.value = FLOATS[value] ?? value;
  declaration.prop =
    CORNERS[prop] ??
    (SIDES[prop] && `inset-${SIDES[prop]}`) ??
    prop.replace(SIDE, (_, name, side) => `${name}-${SIDES[side]}`);
}
