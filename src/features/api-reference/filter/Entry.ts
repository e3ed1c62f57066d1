/** Something that the filter can hide: a row, or the definition of a type. */
export interface Entry {
  element: HTMLElement;
  section: HTMLElement;
  /** In lower case. */
  name: string;
  /** The names to filter by: its own and its owner's. In lower case. */
  names: string;
}
