import postcss, { type AtRule, type Rule } from 'postcss';
import { DEMO_SCOPE_ATTRIBUTE, SITE_ROOT_ID } from '../../../src/config/demo';

/**
 * Where demos are: in their own container, and in elements they open outside the site's
 * root, such as menus.
 */
const ROOTS = [`[${DEMO_SCOPE_ATTRIBUTE}]`, `body > :not(#${SITE_ROOT_ID})`];

/**
 * Has no specificity, so that utilities have the same priority as in a reader's
 * application.
 */
const SCOPE = `:where(${[...ROOTS, ...ROOTS.map((root) => `${root} *`)].join(', ')})`;

/** Scopes the rules that Tailwind generated to demos, including the theme's variables. */
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

/** Appends the scope to a selector, before any pseudo-element. */
function scopeSelector(selector: string): string {
  const end = /(?<!\\)::[a-z-]+.*$/.exec(selector)?.index ?? selector.length;
  return selector.slice(0, end) + SCOPE + selector.slice(end);
}
