import type { WriteElement } from './WriteElement';

/** An element that only lays out its children. */
export const writeContent: WriteElement = ({ children }, _attributes, context) =>
  context.write(children);
