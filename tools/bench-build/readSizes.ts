/**
 * Reads the numbers of pages to add to the site, one measurement for each.
 * @throws Error with the correct usage if they are malformed
 */
export function readSizes(pages = '100,400,1600'): number[] {
  if (!/^\d{1,4}(,\d{1,4})*$/.test(pages))
    throw new Error(
      `--pages is "${pages}", but should be numbers below 10,000 with commas between them: --pages 100,400`,
    );
  return pages.split(',').map(Number);
}
