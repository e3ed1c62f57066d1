import type ts from 'typescript';
import type { ApiError } from '../ApiError';

/** The input of printing, and the type names that it collects. */
export interface PrintContext {
  /**
   * `printType`, for the parts of a type. `printType.ts` imports the modules that print
   * each kind of type, so they cannot import it.
   */
  print: (type: ts.Type, context: PrintContext, state: PrintState) => string;
  checker: ts.TypeChecker;
  /** Whether a declaration is in one of the documented packages. */
  isOwn: (file: string) => boolean;
  hasPage: (name: string) => boolean;
  /** Printed type names with their types. */
  refs: Map<string, ts.Type>;
  where: { package: string; file?: string; symbol: string };
  /** Takes what cannot be read; printing goes on. */
  report: (error: ApiError) => void;
  /** Results that are shared by all pages of a product. */
  memory: PrintMemory;
}

export interface PrintMemory {
  /**
   * Types that are short enough to be written out instead of their names; null for
   * others.
   */
  small: Map<ts.Type, string | null>;
  /** Definitions with the type names they use. */
  definitions: Map<ts.Type, { text: string | null; refs: ReadonlyMap<string, ts.Type> }>;
}

export const createMemory = (): PrintMemory => ({
  small: new Map(),
  definitions: new Map(),
});

export interface PrintState {
  depth: number;
  /** Types being printed; a recursive type is printed by name. */
  open: readonly ts.Type[];
  /** Omits `undefined` from a union, because the `?` of an optional member implies it. */
  dropUndefined?: boolean;
}

export const START: PrintState = { depth: 0, open: [] };

export const inner = (state: PrintState, type: ts.Type): PrintState => ({
  depth: state.depth + 1,
  open: [...state.open, type],
});
