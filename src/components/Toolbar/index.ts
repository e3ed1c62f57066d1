export { Toolbar, type ToolbarProps } from './Toolbar';
export { nextIndex } from './nextIndex';
