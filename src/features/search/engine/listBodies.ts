import type { SearchIndex, SearchTexts } from '../../../types/searchIndex';

/**
 * The texts of the documents, in the order of `listDocuments`; empty where there is none.
 * @param index whose documents they are
 */
export const listBodies = (
  { pages }: SearchIndex,
  { sections, api, entries }: SearchTexts,
): string[] => [
  ...pages.flatMap((page, position) =>
    page.sections.flatMap(({ anchor, lead, demos = [] }, index) => {
      const rest = sections[position]?.[index] ?? '';
      // A page is shown with its description; its first lines are text like any other.
      const body = anchor === undefined ? `${lead} ${rest}`.trim() : rest;
      return [body, ...demos.map(() => '')];
    }),
  ),
  ...api,
  ...entries,
];
