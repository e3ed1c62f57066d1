import type { Node } from '@babel/types';

/** What is known about a name in code. */
export interface Binding {
  /** The name under which a package exports it. */
  exported?: string;
  /** Whether it is a whole module of a package. */
  isModule?: boolean;
  /** Types of its value, by their names in the packages. */
  types: readonly string[];
  /** Its initial value, if that is written in the file. */
  init?: Node;
}

/** The names of a file, or of a function in it. Blocks have none of their own. */
export class Scope {
  private readonly names = new Map<string, Binding>();

  constructor(private readonly outer?: Scope) {}

  declare(name: string, binding: Binding): void {
    // A type made of others repeats theirs, and the next one doubles them.
    this.names.set(name, { ...binding, types: [...new Set(binding.types)] });
  }

  find(name: string): Binding | undefined {
    return this.names.get(name) ?? this.outer?.find(name);
  }
}
