import type ts from 'typescript';

/** What printing needs to know, and where it notes the type names that it used. */
export interface PrintContext {
  checker: ts.TypeChecker;
  /** Whether a declaration belongs to one of the packages that are documented. */
  isOwn: (file: string) => boolean;
  hasPage: (name: string) => boolean;
  /** Type names that were printed, with the type that each stands for. */
  refs: Map<string, ts.Type>;
  where: { package: string; file?: string; symbol: string };
  /** What was found out about types before, for all pages of a product. */
  memory: PrintMemory;
}

export interface PrintMemory {
  /** Types that are short enough to stand in place of their names; null for others. */
  small: Map<ts.Type, string | null>;
  /** Definitions, and the type names that each of them uses. */
  definitions: Map<ts.Type, { text: string | null; refs: ReadonlyMap<string, ts.Type> }>;
}

export const createMemory = (): PrintMemory => ({
  small: new Map(),
  definitions: new Map(),
});

export interface PrintState {
  depth: number;
  /** Types being printed; a type inside of itself is named, not repeated. */
  open: readonly ts.Type[];
  /** Leaves `undefined` out of a union: the `?` of an optional member says it. */
  dropUndefined?: boolean;
}

export const START: PrintState = { depth: 0, open: [] };

export const inner = (state: PrintState, type: ts.Type): PrintState => ({
  depth: state.depth + 1,
  open: [...state.open, type],
});
