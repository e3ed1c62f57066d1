import type { ProductCategoryId, ProductId } from '../../lib/getProductInfoFromUrl';

export interface PageView {
  title: string;
  /** Full address of the page. */
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
  /** The reader's choice: `light`, `dark` or `system`. */
  colorScheme: string;
  /** The system's color scheme: `light` or `dark`. */
  colorSchemeSystem: string;
}

export interface WebVital {
  name: string;
  value: number;
  rating: string;
  /** Distinguishes the reports of one page view. */
  id: string;
}

/** Everything that can be tracked, by name. */
export interface AnalyticsEvents {
  page_view: PageView;
  /** An action of the reader or an event on the page. */
  action: Action;
  user_properties: Partial<UserProperties>;
  web_vital: WebVital;
}

export type AnalyticsEvent = {
  [N in keyof AnalyticsEvents]: { name: N; data: AnalyticsEvents[N] };
}[keyof AnalyticsEvents];
