import ts from 'typescript';

/** Prefix that the compiler uses for members like `[Symbol.iterator]`. */
const SYMBOL_NAMED = '__@';

/** A property of a props type or an interface, before it is described. */
export interface Member {
  name: string;
  required: boolean;
  /** Its type; more than one if the variants of a union differ. */
  types: ts.Type[];
  declarations: ts.Declaration[];
}

/**
 * Lists all properties of a type, sorted by name. For a union, these are the properties
 * of all variants; properties that some variants lack are optional.
 */
export function readMembers(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
): Map<string, Member> {
  const variants = types.flatMap((type) => getVariants(checker.getApparentType(type)));
  const members = new Map<string, Member & { count: number }>();
  for (const variant of variants) {
    for (const property of checker.getPropertiesOfType(variant)) {
      const { name } = property;
      if (name.startsWith(SYMBOL_NAMED)) continue;
      const known = members.get(name) ?? newMember(name);
      const type = checker.getTypeOfSymbol(property);
      if (!known.types.includes(type)) known.types.push(type);
      known.declarations.push(...(property.declarations ?? []));
      known.required &&= !(property.flags & ts.SymbolFlags.Optional);
      known.count += 1;
      members.set(name, known);
    }
  }
  const sorted = [...members.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(
    sorted.map(({ count, ...member }) => [
      member.name,
      { ...member, required: member.required && count === variants.length },
    ]),
  );
}

const newMember = (name: string): Member & { count: number } => ({
  name,
  required: true,
  types: [],
  declarations: [],
  count: 0,
});

const getVariants = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
