export { PlanBadge } from './PlanBadge';
