import type { Plugin as SitePlugin, PostCssOptions } from '@docusaurus/types';
import type { AtRule, Node, Plugin, Root, Rule } from 'postcss';

/** Rules of Docusaurus's stylesheets that no page of this site can match. */
interface UnusedRules {
  /** Matches the path of the stylesheet, with forward slashes. */
  file: RegExp;
  /** Matches a whole class name. Selectors that require one of them are removed. */
  classes: RegExp;
  /** Matches variables that are unused once those rules are removed. */
  variables?: RegExp;
}

const whole = (...parts: string[]): RegExp => new RegExp(`^(?:${parts.join('|')})$`);

/**
 * The removed rules: styles of components that the site does not use but the stock theme
 * includes. An author who needs one of the classes removes it here;
 * tests/built/stylesheets reports pages that use one.
 */
export const UNUSED_RULES: readonly UnusedRules[] = [
  {
    file: /\/infima\/dist\/css\//,
    classes: whole(
      String.raw`alert(?:--(?!info$).+|__.+)`,
      String.raw`(?:avatar|badge|button-group|card|hero|pills)(?:[-_].+)?`,
      String.raw`breadcrumbs--.+`,
      String.raw`button--(?:active|block|danger|info|lg|success|warning)`,
      'close',
      String.raw`col--(?!3$).+`,
      'container--fluid',
      'dropdown--nocaret',
      String.raw`footer(?:--dark|__link-separator|__logo)`,
      String.raw`(?:margin|padding)(?:-(?:horiz|left))?--.+`,
      String.raw`margin-(?:bottom--|right--(?!md$)).*`,
      String.raw`margin-top--(?!md$|sm$).+`,
      String.raw`margin-vert--(?!lg$).+`,
      String.raw`padding-(?:vert--|right--|bottom--(?!lg$)|top--(?!md$)).*`,
      String.raw`navbar(?:--dark|--primary|__items--center|__search-input)`,
      String.raw`pagination(?:--.+|__.+)?`,
      String.raw`row--.+`,
      String.raw`shadow--.+`,
      'tabs--block',
      String.raw`text--(?!center$|truncate$).+`,
    ),
    variables: whole(
      String.raw`--ifm-(?:avatar|badge|button-group|card|hero|pills|pagination(?!-nav))-.+`,
      String.raw`--ifm-color-(?:danger|primary|secondary|success|warning)-contrast-.+`,
      String.raw`--ifm-color-danger-.+`,
      String.raw`--ifm-color-(?:success|warning)(?:-(?:darker|darkest|light|lighter|lightest))?`,
      String.raw`--ifm-color-success-dark`,
      String.raw`--ifm-color-info(?:-(?:darker|darkest|light|lighter|lightest))?`,
      String.raw`--ifm-color-secondary-(?:darkest|light|lighter|lightest)`,
      String.raw`--ifm-contrast-.+`,
      String.raw`--ifm-(?:dark|light)(?:er|est)?-value`,
      String.raw`--ifm-font-weight-(?:base|light|normal)`,
      String.raw`--ifm-footer-(?:link-horizontal-spacing|logo-max-width)`,
      '--ifm-navbar-link-active-color',
    ),
  },
  {
    file: /\/@docusaurus\/theme-classic\/lib\//,
    classes: whole(
      // An announcement bar, a hideable sidebar, and tags: disabled or unused.
      String.raw`announcementBar.*`,
      String.raw`(?:collapseSidebar|expand)Button.*`,
      'sidebarHidden',
      'sidebarWithHideableNavbar',
      'sidebarLogo',
      'menuWithAnnouncementBar',
      'docSidebarContainerHidden',
      String.raw`doc(?:Main|ItemWrapper).*Enhanced`,
      String.raw`navbarHid(?:eable|den)`,
      String.raw`tag(?:s|Regular|WithCount)?`,
      'footerLogoLink',
      'iconEdit',
    ),
  },
];

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

/** Removes Docusaurus's rules that no page can match. */
export const unusedStyles = (): SitePlugin => ({
  name: 'unused-styles',
  configurePostCss: (options: PostCssOptions) => ({
    ...options,
    plugins: [...options.plugins, dropUnused()],
  }),
});
