import type { Plugin as PostCssPlugin, Rule } from 'postcss';
import type { Plugin, PostCssOptions } from '@docusaurus/types';

const DARK = /\[data-theme=(['"]?)dark\1\]/g;
/** The page itself, as opposed to a part of it that shows the other scheme. */
const PAGE = /(?:html|:root)\[data-theme/;

/**
 * Prints pages in the light scheme, because paper is white: on paper, no rule of the dark
 * scheme applies to the page. It needs no script, so it also holds for a page that is
 * printed as soon as it has loaded. Parts of a page with their own scheme keep it.
 */
export default function paperPlugin(): Plugin {
  return {
    name: 'paper',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, limitDarkScheme()],
    }),
  };
}

/** The PostCSS plugin, for one stylesheet at a time. */
export const limitDarkScheme = (): PostCssPlugin => ({
  postcssPlugin: 'limit-dark-scheme',
  OnceExit: (root, { AtRule }) => {
    const rules: Rule[] = [];
    root.walkRules(/\[data-theme=['"]?dark/, (rule) => void rules.push(rule));
    for (const rule of rules) {
      const dark = rule.selectors.filter((each) => each.match(DARK));
      const others = rule.selectors.filter((each) => !each.match(DARK));
      const add = (media: string, selectors: readonly string[]): void => {
        if (selectors.length === 0) return;
        const block = new AtRule({ name: 'media', params: media });
        block.append(rule.clone({ selectors: [...selectors] }));
        rule.before(block);
      };
      if (others.length > 0) rule.before(rule.clone({ selectors: others }));
      add('not print', dark);
      add(
        'print',
        dark
          .filter((each) => !PAGE.test(each))
          .map((each) => each.replace(DARK, '$&:where(:not(html))')),
      );
      rule.remove();
    }
  },
});
