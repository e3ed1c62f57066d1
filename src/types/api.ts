import type { Plan, ProductFolder } from './page';

/**
 * Data of the API reference: written by plugins/api-reference to docs/api, read by the
 * browser and published at /x/api. Addresses belong to the English site (`/x/…`);
 * descriptions are Markdown. A field without a value is `null`, never missing.
 */

export type ApiKind = 'component' | 'interface' | 'hook';

/** A page whose demos use an export. */
export interface ApiDemoPage {
  title: string;
  path: string;
}

/** A parameter of a callback or of a hook. */
export interface ApiParam {
  name: string;
  type: string;
  optional: boolean;
  description: string;
  /** The fields of an options object without a page; hooks only. */
  members: Record<string, ApiProp> | null;
}

export interface ApiResult {
  type: string;
  description: string;
  members: Record<string, ApiProp> | null;
}

/** Parameters and return value of a function. */
export interface ApiSignature {
  params: ApiParam[];
  result: ApiResult;
}

/** One way to call a hook; hooks with overloads have several. */
export interface ApiHookSignature extends ApiSignature {
  description: string;
  typeParameters: string[];
}

/** A prop of a component, or a member of an interface. Its anchor is `prop-<name>`. */
export interface ApiProp {
  type: string;
  required: boolean;
  default: string | null;
  /** Why it is deprecated, in Markdown; `''` if the package gives no reason. */
  deprecated: string | null;
  description: string;
  /** For callbacks. */
  signature: ApiSignature | null;
  /** The plan that it requires, if higher than the page's. */
  plan: Plan | null;
}

/** Its anchor is `slot-<name>`. */
export interface ApiSlot {
  name: string;
  /** Name of the component that fills the slot. */
  default: string | null;
  /** Global CSS class of the slot. Its anchor is `class-<class>`. */
  class: string | null;
  description: string;
  deprecated: string | null;
  plan: Plan | null;
}

/** Its anchor is `class-<className>`. */
export interface ApiClass {
  className: string;
  /** Key of the `classes` prop and of style overrides. */
  key: string;
  description: string;
  deprecated: string | null;
  /**
   * Set for names that follow the naming rule but that the published code does not give
   * to any element: the class that it gives instead.
   */
  appliedAs: string | null;
}

/** The origin of props that a component accepts in addition to the listed ones. */
export interface ApiInheritance {
  name: string;
  /** Import path of a base component; null for attributes of an element. */
  module: string | null;
  href: string | null;
}

/** One page: the content of `/x/api/<product>/<slug>.json`. */
export interface ApiPage {
  name: string;
  slug: string;
  kind: ApiKind;
  product: ProductFolder;
  /** Version of the packages that the page describes. */
  version: string;
  /** Packages that export it, lowest plan first. */
  packages: string[];
  plan: Plan | null;
  imports: string[];
  description: string;
  deprecated: string | null;
  /**
   * Set for names that the installed packages no longer have; such a page has no members.
   */
  absent: { reason: string; see: string[] } | null;
  props: Record<string, ApiProp>;
  slots: ApiSlot[];
  classes: ApiClass[];
  /** Element that the `ref` points to. */
  ref: string | null;
  inheritance: ApiInheritance | null;
  themeName: string | null;
  /** Hooks only. */
  signatures: ApiHookSignature[];
  source: string | null;
  demos: ApiDemoPage[];
  /** Type names in this page that have a page: name to address. */
  links: Record<string, string>;
  /** Type names in this page without a page: name to definition. */
  types: Record<string, string>;
}

export interface ApiIndexEntry {
  name: string;
  slug: string;
  kind: ApiKind;
  description: string;
  packages: string[];
  plan: Plan | null;
  deprecated: boolean;
  /** Address of the page. */
  path: string;
  /** Address of its data. */
  json: string;
}

export interface ApiIndexProduct {
  product: ProductFolder;
  version: string;
  packages: string[];
  pages: ApiIndexEntry[];
}

/** `/x/api/index.json`. */
export interface ApiIndex {
  schema: string;
  products: ApiIndexProduct[];
}

export interface ApiEvent {
  name: string;
  description: string;
  deprecated: string | null;
  params: string | null;
  event: string | null;
  /** Prop of the grid that handles it. */
  componentProp: string | null;
  plan: Plan | null;
}

/** `/x/api/data-grid/events.json`. */
export interface ApiEvents {
  version: string;
  events: ApiEvent[];
  links: Record<string, string>;
  types: Record<string, string>;
}

export interface ApiSelector {
  name: string;
  category: string | null;
  description: string;
  deprecated: string | null;
  /** Parameters after the grid's `apiRef`. */
  params: ApiParam[];
  type: string;
  packages: string[];
  plan: Plan | null;
}

/** `/x/api/data-grid/selectors.json`. */
export interface ApiSelectors {
  version: string;
  selectors: ApiSelector[];
  links: Record<string, string>;
  types: Record<string, string>;
}
