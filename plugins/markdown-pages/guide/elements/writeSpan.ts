import type { WriteElement } from './WriteElement';

/** Text apart from the rest for its looks; a sign for the eye alone has its word beside it. */
export const writeSpan: WriteElement = ({ children }, attributes, context) =>
  attributes.get('aria-hidden') === 'true' ? [] : context.write(children);
