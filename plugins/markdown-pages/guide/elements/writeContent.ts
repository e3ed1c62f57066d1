import type { WriteElement } from './WriteElement';

/** An element that only arranges what it holds. */
export const writeContent: WriteElement = ({ children }, _attributes, context) =>
  context.write(children);
