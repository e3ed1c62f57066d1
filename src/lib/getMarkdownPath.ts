/**
 * Path of a page's Markdown: `/x/react-charts/bars.md` for `/x/react-charts/bars/`.
 * @param pathname of a page, without query and hash
 */
export const getMarkdownPath = (pathname: string): string =>
  `${pathname.replace(/\/+$/, '')}.md`;
