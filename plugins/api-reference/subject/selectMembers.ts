import { getOwn } from '../../../src/lib/getOwn';
import type { ApiPage, ApiProp } from '../../../src/types/api';
import type { Plan } from '../../../src/types/page';

interface Choice {
  /** Whether to keep a member. */
  has: (name: string) => boolean;
  /** The plan that a prop or slot needs; defaults to the plan of the page. */
  planOf?: (name: string) => Plan | null;
}

/**
 * Reduces a reference page to some of its members, each with its plan, and the types that
 * these use. Facts about the whole page are omitted.
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

/** The type definitions used in a text, directly or indirectly. */
export function selectTypes(
  text: string,
  types: Readonly<Record<string, string>>,
): Record<string, string> {
  const needed = new Set<string>();
  const visit = (code: string): void => {
    for (const name of code.match(/[A-Za-z_$][\w$]*/g) ?? []) {
      const definition = getOwn(types, name);
      if (definition === undefined || needed.has(name)) continue;
      needed.add(name);
      visit(definition);
    }
  };
  visit(text);
  return Object.fromEntries(Object.entries(types).filter(([name]) => needed.has(name)));
}
