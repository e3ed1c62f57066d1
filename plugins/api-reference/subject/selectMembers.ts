import type { ApiPage, ApiProp } from '../../../src/types/api';
import type { Plan } from '../../../src/types/plan';

interface Choice {
  /** Names to keep. */
  has: (name: string) => boolean;
  /** The plan that a prop or slot needs; that of the page by default. */
  planOf?: (name: string) => Plan | null;
}

/**
 * A page of the reference with some of its members, each with the plan that it needs, and with
 * the types that these name. What is told of the page as a whole is left to that page.
 */
export function selectMembers(page: ApiPage, { has, planOf }: Choice): ApiPage {
  const getPlan = planOf ?? (() => page.plan);
  const props = Object.fromEntries(
    Object.entries(page.props)
      .filter(([name]) => has(name))
      .map(([name, prop]): [string, ApiProp] => [
        name,
        { ...prop, plan: prop.plan ?? getPlan(name) },
      ]),
  );
  const slots = page.slots
    .filter(({ name }) => has(name))
    .map((slot) => ({ ...slot, plan: slot.plan ?? getPlan(slot.name) }));
  const classes = page.classes.filter(({ className }) => has(className));
  return {
    ...page,
    props,
    slots,
    classes,
    types: selectTypes(JSON.stringify([props, slots, page.signatures]), page.types),
  };
}

export const hasMembers = ({ props, slots, classes }: ApiPage): boolean =>
  Object.keys(props).length + slots.length + classes.length > 0;

/** The definitions that a text names, and those that these name in turn. */
export function selectTypes(
  text: string,
  types: Readonly<Record<string, string>>,
): Record<string, string> {
  const wanted = new Set<string>();
  const visit = (code: string): void => {
    for (const name of code.match(/[A-Za-z_$][\w$]*/g) ?? []) {
      const definition = types[name];
      if (definition === undefined || wanted.has(name)) continue;
      wanted.add(name);
      visit(definition);
    }
  };
  visit(text);
  return Object.fromEntries(Object.entries(types).filter(([name]) => wanted.has(name)));
}
