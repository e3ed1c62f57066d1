/** A value together with the code that makes it, so that preview and text cannot differ. */
export class Snippet {
  readonly code: string;
  readonly value: unknown;
  readonly extra: { imports?: string[]; above?: string };

  /**
   * @param code an expression, such as `dayjs('2027-03-12')`
   * @param value what the expression evaluates to
   * @param extra imports that the expression needs, and code above the component
   */
  constructor(code: string, value: unknown, extra: Snippet['extra'] = {}) {
    this.code = code;
    this.value = value;
    this.extra = extra;
  }
}

/** Props of a component: plain values, snippets, and lists and objects of them. */
export type PropTree = Record<string, unknown>;
