import type { ProductCategoryId, ProductId } from '../../lib/getProductInfoFromUrl';

export interface PageView {
  title: string;
  /** Whole address of the page. */
  location: string;
  productId: ProductId | null;
  productCategoryId: ProductCategoryId | null;
}

export interface Action {
  category: string;
  action: string;
  label?: string;
}

export interface UserProperties {
  /** `TS` or `JS`. */
  codeVariant: string;
  /** `MUI System`, `Tailwind` or `CSS`. */
  codeStyling: string;
  userLanguage: string;
  /** Rounded to 0.1. */
  devicePixelRatio: number;
  /** What the reader chose: `light`, `dark` or `system`. */
  colorScheme: string;
  /** What the reader's system shows: `light` or `dark`. */
  colorSchemeSystem: string;
}

export interface WebVital {
  name: string;
  value: number;
  rating: string;
  /** Tells the reports of one page view apart. */
  id: string;
}

/** Everything that can be tracked, by name. */
export interface AnalyticsEvents {
  page_view: PageView;
  /** Something that a reader did, or that happened to them. */
  action: Action;
  user_properties: Partial<UserProperties>;
  web_vital: WebVital;
}

export type AnalyticsEvent = {
  [N in keyof AnalyticsEvents]: { name: N; data: AnalyticsEvents[N] };
}[keyof AnalyticsEvents];
