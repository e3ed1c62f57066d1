/** What the filter can leave out: a row, or the definition of a type. */
export interface Entry {
  element: HTMLElement;
  section: HTMLElement;
  /** In lower case. */
  name: string;
  /** What the filter by name looks at: the name, and whose member it is. In lower case. */
  names: string;
}
