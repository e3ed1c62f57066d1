/** File name of a demo's picture: `data-grid.sorting.SortByRank.1a2b3c4d.dark.webp`. */
export const getPictureFile = (
  id: string,
  hash: string,
  scheme: 'light' | 'dark',
): string => `${id.replaceAll('/', '.')}.${hash}.${scheme}.webp`;
