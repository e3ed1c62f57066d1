import { ASK_CONSENT_ATTRIBUTE } from './analytics';
import { GALLERY_PATH } from './gallery';
import { CURRENT_VERSION, OWN_VERSION } from './versions';
import type { SiteLabelKey } from '../types/siteTexts';
import type { SiteConfig } from '../types/siteConfig';

/** Looks up a text in the language of the build. */
type Label = (key: SiteLabelKey) => string;

const PRODUCTS = [
  {
    to: '/react-data-grid/',
    pattern: 'react-data-grid|api/data-grid',
    label: 'product.data-grid',
  },
  {
    to: '/react-date-pickers/',
    pattern: 'react-date-pickers|api/date-pickers',
    label: 'product.date-pickers',
  },
  {
    to: '/react-charts/',
    pattern: 'react-charts|api/charts',
    label: 'product.charts',
  },
  {
    to: '/react-tree-view/',
    pattern: 'react-tree-view|api/tree-view',
    label: 'product.tree-view',
  },
] as const;

/**
 * Navbar items: the page's product and version, then all products; tools on the right.
 */
export const navbarItems = (site: SiteConfig, label: Label) => [
  { type: 'custom-versions' as const, position: 'left' as const },
  ...PRODUCTS.map((product) => ({
    to: product.to,
    label: label(product.label),
    activeBaseRegex: `/x/(v\\d+/)?(${product.pattern})/`,
    position: 'left' as const,
  })),
  { type: 'search' as const, position: 'right' as const },
  // Older versions have no such page.
  ...(OWN_VERSION === CURRENT_VERSION
    ? [{ type: 'custom-whats-new' as const, position: 'right' as const }]
    : []),
  { type: 'custom-languages' as const, position: 'right' as const },
  ...(site.repoUrl
    ? [
        {
          href: site.repoUrl,
          position: 'right' as const,
          className: 'navbar-icon navbar-icon--repository',
          'aria-label': label('menu.repository'),
        },
      ]
    : []),
  { type: 'custom-settings' as const, position: 'right' as const },
];

/** Columns of the footer. */
export const footerLinks = (site: SiteConfig, label: Label) => [
  {
    title: label('menu.start'),
    items: [
      { label: label('menu.overview'), to: '/introduction/' },
      { label: label('menu.installation'), to: '/introduction/installation/' },
      { label: label('menu.licensing'), to: '/introduction/licensing/' },
      { label: label('menu.demos'), to: `/${GALLERY_PATH}` },
      { label: label('menu.playground'), to: '/playground/' },
    ],
  },
  {
    title: label('menu.products'),
    items: PRODUCTS.map((product) => ({ label: label(product.label), to: product.to })),
  },
  {
    title: label('menu.project'),
    items: [
      { label: label('menu.roadmap'), to: '/introduction/roadmap/' },
      { label: label('menu.support'), to: '/introduction/support/' },
      { label: label('menu.privacy'), to: '/privacy/' },
      { label: label('menu.licenses'), to: '/licenses/' },
      ...(site.legalUrl ? [{ label: label('menu.legal'), href: site.legalUrl }] : []),
      ...(site.repoUrl
        ? [
            { label: label('menu.issues'), href: `${site.repoUrl}/issues` },
            { label: label('menu.repository'), href: site.repoUrl },
          ]
        : []),
      ...(site.analyticsId ? [{ html: renderConsentButton(label('menu.consent')) }] : []),
    ],
  },
];

/**
 * Asks again for the reader's consent to be counted; hidden if analytics is off, see
 * layout.css.
 */
const renderConsentButton = (text: string): string =>
  `<button type="button" class="clean-btn footer__link-item" ${ASK_CONSENT_ATTRIBUTE}>${text}</button>`;

/** Texts of the sidebars of the API reference. */
export const getApiSidebarLabels = (label: Label) => ({
  products: {
    'data-grid': label('product.data-grid'),
    'date-pickers': label('product.date-pickers'),
    charts: label('product.charts'),
    'tree-view': label('product.tree-view'),
  },
  kinds: {
    component: label('api.component'),
    interface: label('api.interface'),
    hook: label('api.hook'),
  },
  title: label('api.title'),
  changes: label('api.changes'),
  guides: label('api.guides'),
});
