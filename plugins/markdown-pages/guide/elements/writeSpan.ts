import type { WriteElement } from './WriteElement';

/** Styled text; a purely visual symbol has a text alternative next to it. */
export const writeSpan: WriteElement = ({ children }, attributes, context) =>
  attributes.get('aria-hidden') === 'true' ? [] : context.write(children);
