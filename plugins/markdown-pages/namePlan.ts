import type { Plan } from '../../src/types/page';
import type { SiteTexts } from '../../src/types/siteTexts';
import { fill } from '../api-reference/view/labels';

const NAMES: Record<Plan, string> = { pro: 'Pro', premium: 'Premium' };

/** `Pro plan`, in the language of the texts. */
export const namePlan = (plan: Plan, { reference }: SiteTexts): string =>
  fill(reference.plan, { plan: NAMES[plan] });
