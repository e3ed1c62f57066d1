import type { WriteElement } from './WriteElement';
import { PLANS } from '../../../../src/types/plan';
import { text } from '../../markdown/nodes';
import { namePlan } from '../../namePlan';
import { PageError } from '../PageError';

/** `<PlanBadge plan="pro" />`: the plan in brackets. */
export const writePlan: WriteElement = (element, attributes, context) => {
  const plan = PLANS.find((each) => each === attributes.get('plan'));
  if (!plan)
    throw new PageError(
      context,
      element,
      `<PlanBadge> needs a plan: ${PLANS.join(' or ')}.`,
    );
  return [text(`(${namePlan(plan, context.texts)})`)];
};
