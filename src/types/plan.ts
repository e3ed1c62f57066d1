/** Plans above the free one; a feature without a plan is in the Community packages. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];
