import postcss, { type AtRule, type Rule } from 'postcss';
import { DEMO_SCOPE_ATTRIBUTE, SITE_ROOT_ID } from '../../../src/config/demo';

/** Where a demo is: its own box, and what it opens outside of the site, such as menus. */
const ROOTS = [`[${DEMO_SCOPE_ATTRIBUTE}]`, `body > :not(#${SITE_ROOT_ID})`];

/** Weighs nothing, so that utilities are as strong as in a reader's application. */
const SCOPE = `:where(${[...ROOTS, ...ROOTS.map((root) => `${root} *`)].join(', ')})`;

/** Keeps the rules that Tailwind made to the elements of demos, the theme's variables too. */
export function scopeUtilities(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'theme') {
      layer.walkRules((rule) => {
        rule.selector = ROOTS.join(', ');
      });
    } else if (layer.params === 'utilities') {
      layer.walkRules((rule) => {
        if (!isKeyframe(rule)) rule.selectors = rule.selectors.map(scopeSelector);
      });
    }
  });
  return root.toString();
}

const isKeyframe = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';

/** Puts the scope at the end of a selector, before a pseudo-element. */
function scopeSelector(selector: string): string {
  const end = /(?<!\\)::[a-z-]+.*$/.exec(selector)?.index ?? selector.length;
  return selector.slice(0, end) + SCOPE + selector.slice(end);
}
