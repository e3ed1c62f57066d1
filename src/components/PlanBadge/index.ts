export { PlanBadge, type PlanBadgeProps } from './PlanBadge';
