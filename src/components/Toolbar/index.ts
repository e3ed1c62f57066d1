export { Toolbar } from './Toolbar';
export { nextIndex } from './nextIndex';
