export { dropDiscardedHeads } from './dropDiscardedHeads';
