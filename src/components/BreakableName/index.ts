export { BreakableName } from './BreakableName';
