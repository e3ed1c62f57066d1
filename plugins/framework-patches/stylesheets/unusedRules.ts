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
