/**
 * Where Starlight wants a page, so that it has the same address as here: it knows no file that
 * stands for the folder of its name.
 * @param id such as `data-grid/sorting/sorting`
 */
export function toStarlightId(id: string): string {
  const parts = id.split('/');
  const isFolder = parts.length > 1 && parts.at(-1) === parts.at(-2);
  return isFolder ? [...parts.slice(0, -1), 'index'].join('/') : id;
}
