import rtlcss from 'postcss-rtlcss';
import type { PostCssOptions, Plugin } from '@docusaurus/types';
import { toLogical } from './toLogical';

/** `:where` adds nothing to the weight of a selector, so the cascade stays as it was written. */
const inDirection = (direction: string): string => `:where([dir='${direction}'])`;

/** The root itself carries the direction, so it is no descendant of what does. */
const ROOT = /^(html|:root)(?![\w-])/;

const withDirection = (prefix: string, selector: string): string =>
  ROOT.test(selector)
    ? selector.replace(ROOT, (root) => root + prefix)
    : `${prefix} ${selector}`;

/**
 * Mirrors every stylesheet of the site from right to left, Docusaurus's own included. Sides
 * become logical ones first, which costs nothing and follows an element's own direction; what
 * has no logical form (transforms, shorthands of four values) gets a rule for each direction.
 */
export default function directionPlugin(): Plugin {
  return {
    name: 'direction',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, ...createDirectionPlugins()],
    }),
  };
}

/** The PostCSS plugins in the order in which they have to run. */
export const createDirectionPlugins = () => [
  toLogical(),
  rtlcss({
    ltrPrefix: inDirection('ltr'),
    rtlPrefix: inDirection('rtl'),
    bothPrefix: ':where([dir])',
    prefixSelectorTransformer: withDirection,
  }),
];
