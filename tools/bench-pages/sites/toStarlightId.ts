/**
 * Returns the id of a page in Starlight that leads to the same address: Starlight does
 * not support files that have the name of their folder.
 * @param id such as `data-grid/sorting/sorting`
 */
export function toStarlightId(id: string): string {
  const parts = id.split('/');
  const isFolder = parts.length > 1 && parts.at(-1) === parts.at(-2);
  return isFolder ? [...parts.slice(0, -1), 'index'].join('/') : id;
}
