export { DismissPending } from './DismissPending';
export { useDismiss } from './useDismiss';
