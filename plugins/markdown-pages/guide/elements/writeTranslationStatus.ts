import type { RootContent } from 'mdast';
import { listTranslationStatus } from '../../../translations/listTranslationStatus';
import type { WriteElement } from './WriteElement';

/** `<TranslationStatus />`: the shares of the translations; the lists of pages are left out. */
export const writeTranslationStatus: WriteElement = (
  _element,
  _attributes,
  { language },
) =>
  listTranslationStatus(language).filter(
    ({ type }) => type !== 'mdxJsxFlowElement',
  ) as RootContent[];
