import type { CommentProps, Declaration, Plugin, Rule } from 'postcss';

const CORNERS: Record<string, string> = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};
const SIDES: Record<string, string> = { left: 'inline-start', right: 'inline-end' };
const LINE_ENDS: Record<string, string> = { left: 'start', right: 'end' };
const SIDE = /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(?=-|$)/;

/** Rules that say themselves what they do in a direction; the bar of #nprogress is moved by a script. */
const SETTLED = /\[dir\b|#nprogress/;

/** For the plugin after this one. Without spaces of its own it would get those of the file's other comments. */
const IGNORE: CommentProps = { text: 'rtl:ignore', raws: { left: '', right: '' } };

/**
 * Turns left and right into the start and the end of a line wherever CSS has a word for it.
 * Settled rules stay, marked so that the plugin after this one leaves them alone too.
 */
export const toLogical = (): Plugin => ({
  postcssPlugin: 'to-logical',
  Once(root, { comment }) {
    // Listed first: a walk meets a rule again after something is put before it.
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      if (isKeyframe(rule)) continue;
      if (SETTLED.test(rule.selector)) rule.before(comment(IGNORE));
      else {
        for (const node of [...rule.nodes]) {
          if (node.type !== 'decl') continue;
          // What is written from left to right, such as code, is so on every page.
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
  declaration.prop =
    CORNERS[prop] ??
    (SIDES[prop] && `inset-${SIDES[prop]}`) ??
    prop.replace(SIDE, (_, name, side) => `${name}-${SIDES[side]}`);
}
