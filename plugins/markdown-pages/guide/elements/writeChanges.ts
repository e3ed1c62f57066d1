import { listChanges } from '../../../changes/listChanges';
import type { WriteElement } from './WriteElement';

/** `<Changes />`: the documented versions and what is new. */
export const writeChanges: WriteElement = (_element, _attributes, context) =>
  context.write(listChanges(context.language));
