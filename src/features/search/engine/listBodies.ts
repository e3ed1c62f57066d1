import type { SearchIndex, SearchTexts } from '../../../types/searchIndex';

/**
 * The texts of the documents, in the order of `listDocuments`; empty if there is none.
 * @param index of the documents
 */
export const listBodies = (
  { pages }: SearchIndex,
  { sections, api, entries }: SearchTexts,
): string[] => [
  ...pages.flatMap((page, position) =>
    page.sections.flatMap(({ anchor, lead, demos = [] }, index) => {
      const rest = sections[position]?.[index] ?? '';
      // A page is shown with its description; its first lines are ordinary text.
      const body = anchor === undefined ? `${lead} ${rest}`.trim() : rest;
      return [body, ...demos.map(() => '')];
    }),
  ),
  ...api,
  ...entries,
];
