import rtlcss from 'postcss-rtlcss';
import type { PostCssOptions, Plugin } from '@docusaurus/types';
import { toLogical } from './toLogical';

/**
 * Matches in one direction, without specificity, so that it does not affect the cascade. An
 * element's own direction counts, whatever the page's is.
 */
const IN_DIRECTION = {
  ltr: ":where([dir='ltr'], [dir='ltr'] *)",
  rtl: ":where([dir='rtl'], [dir='rtl'] :not([dir='ltr']))",
};

/** Pseudo-elements end a selector; four of them may have a single colon. */
const END = /(?=::|:(?:before|after|first-(?:letter|line))(?![\w-])|$)/;

/**
 * Adds the condition to the selected element: the start of a selector may be the root,
 * which has the attribute itself, or any element above or below it.
 */
const withDirection = (condition: string, selector: string): string =>
  selector.replace(END, condition);

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
    ltrPrefix: IN_DIRECTION.ltr,
    rtlPrefix: IN_DIRECTION.rtl,
    bothPrefix: ':where([dir], [dir] *)',
    prefixSelectorTransformer: withDirection,
  }),
];
