import type { RootContent } from 'mdast';
import { listTranslationStatus } from '../../../translations/listTranslationStatus';
import type { WriteElement } from './WriteElement';

/**
 * `<TranslationStatus />`: the progress of the translations, and the pages that need
 * work.
 */
export const writeTranslationStatus: WriteElement = (_element, _attributes, context) =>
  context.write(listTranslationStatus(context.language) as RootContent[]);
