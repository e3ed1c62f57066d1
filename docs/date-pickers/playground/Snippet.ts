/** A value together with the code that makes it, so that preview and text cannot differ. */
export class Snippet {
  /**
   * @param code an expression, such as `dayjs('2027-03-12')`
   * @param value what the expression evaluates to
   * @param extra imports that the expression needs, and code above the component
   */
  constructor(
    readonly code: string,
    readonly value: unknown,
    readonly extra: { imports?: string[]; above?: string } = {},
  ) {}
}

/** Props of a component: plain values, snippets, and lists and objects of them. */
export type PropTree = Record<string, unknown>;
