import { type Plan, PLAN_NAMES } from '../../src/types/page';
import type { SiteTexts } from '../../src/types/siteTexts';
import { fill } from '../api-reference/view/labels';

/** `Pro plan`, in the language of the texts. */
export const namePlan = (plan: Plan, { reference }: SiteTexts): string =>
  fill(reference.plan, { plan: PLAN_NAMES[plan] });
