/** What the filter can leave out: a row, or the definition of a type. */
export interface Entry {
  element: HTMLElement;
  section: HTMLElement;
  /** In lower case. */
  name: string;
}
