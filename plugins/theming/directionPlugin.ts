import rtlcss from 'postcss-rtlcss';
import type { PostCssOptions, Plugin } from '@docusaurus/types';
import { toLogical } from './toLogical';

/** `:where` has no specificity, so it does not affect the cascade. */
const inDirection = (direction: string): string => `:where([dir='${direction}'])`;

/** The root itself has the `dir` attribute, so it does not match as a descendant. */
const ROOT = /^(html|:root)(?![\w-])/;

const withDirection = (prefix: string, selector: string): string =>
  ROOT.test(selector)
    ? selector.replace(ROOT, (root) => root + prefix)
    : `${prefix} ${selector}`;

/**
 * Mirrors all stylesheets of the site for right-to-left, including Docusaurus's. Physical
 * sides are first converted to logical ones, which costs nothing and respects an
 * element's own direction; properties without a logical form (transforms, four-value
 * shorthands) get a rule for each direction.
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

/** The PostCSS plugins in the required order. */
export const createDirectionPlugins = () => [
  toLogical(),
  rtlcss({
    ltrPrefix: inDirection('ltr'),
    rtlPrefix: inDirection('rtl'),
    bothPrefix: ':where([dir])',
    prefixSelectorTransformer: withDirection,
  }),
];
