import type { SearchHit } from '../../../src/types/search';

const plain = (text: string) => ({ text, marks: [] });

/** A hit of a page, or of a section of it. */
export const makeHit = (
  page: string,
  heading?: string,
  more: Partial<SearchHit> = {},
): SearchHit => ({
  url: `/x/${page.toLowerCase()}/${heading ? `#${heading.toLowerCase()}` : ''}`,
  kind: 'guide',
  page: plain(page),
  ...(heading && { heading: plain(heading) }),
  ...more,
});
