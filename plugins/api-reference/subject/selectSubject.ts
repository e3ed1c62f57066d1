import { getOwn } from '../../../src/lib/getOwn';
import type { ApiEvents, ApiPage } from '../../../src/types/api';
import type { Plan, ProductFolder } from '../../../src/types/page';
import type { NamedCode } from './readNamedCode';
import { hasMembers, selectMembers, selectTypes } from './selectMembers';

/** The reference entries about the subject of a guide, as excerpts of whole pages. */
export interface Subject {
  /** Components, then interfaces, each with the members that the guide mentions. */
  parts: ApiPage[];
  /** Events that the guide mentions; null if there are none. */
  events: ApiEvents | null;
}

/** Name of a component without its plan, which is the same in all plans. */
export const getFamily = ({
  product,
  name,
}: {
  product: ProductFolder;
  name: string;
}): string => `${product}/${name.replace(/(Pro|Premium)$/, '')}`;

interface Reference {
  /** Pages of the components that the guide documents, in its order. */
  components: readonly ApiPage[];
  /**
   * Pages of the same components in other plans: `DataGrid`, `DataGridPro`,
   * `DataGridPremium`.
   */
  relatives: readonly ApiPage[];
  /** Pages of the interfaces of the product. */
  interfaces: readonly ApiPage[];
  /** Events of the product; null if it has none. */
  events: ApiEvents | null;
}

/** The column definition, whose fields guides mention without naming the interface. */
const COLUMN = 'GridColDef';
/** Interfaces with methods; the last one has all of them. */
const METHODS = /^Grid\w*Api$/;
const ALL_METHODS = 'GridApi';

/**
 * Selects the reference entries about the subject of a guide: the members it mentions. A
 * component is included even if none of its members is mentioned, with a link to its
 * page.
 * @param names the names in the code of the guide
 */
export function selectSubject(
  names: NamedCode,
  { components, relatives, interfaces, events }: Reference,
): Subject {
  const parts = [
    ...components.map((page, index) =>
      selectComponent(page, components.slice(0, index), relatives, names),
    ),
    ...selectInterfaces(names, interfaces),
  ];
  return { parts, events: events && selectEvents(names, events) };
}

/**
 * Members are listed with the first component of a family, with the lowest plan that has
 * them.
 */
function selectComponent(
  page: ApiPage,
  former: readonly ApiPage[],
  relatives: readonly ApiPage[],
  { inText }: NamedCode,
): ApiPage {
  const family = getFamily(page);
  const isOf = (other: ApiPage) => getFamily(other) === family;
  const known = former.filter(isOf);
  const others = [page, ...relatives.filter(isOf)];
  return selectMembers(page, {
    has: (name) => inText.has(name) && !known.some((other) => hasMember(other, name)),
    planOf: (name) =>
      others
        .filter((other) => hasMember(other, name))
        .map(({ plan }) => plan)
        .sort((a, b) => PLANS.indexOf(a) - PLANS.indexOf(b))[0] ?? null,
  });
}

/** From the lowest to the highest. */
const PLANS: readonly (Plan | null)[] = [null, 'pro', 'premium'];

const hasMember = ({ props, slots, classes }: ApiPage, name: string): boolean =>
  getOwn(props, name) !== undefined ||
  slots.some((slot) => slot.name === name) ||
  classes.some(({ className }) => className === name);

function selectInterfaces(
  { inText, called }: NamedCode,
  interfaces: readonly ApiPage[],
): ApiPage[] {
  const shown = new Set<string>();
  const isMethods = ({ name }: ApiPage) => METHODS.test(name);
  const others = interfaces
    .filter((page) => !isMethods(page) && (page.name === COLUMN || inText.has(page.name)))
    .map((page) => selectMembers(page, { has: (name) => inText.has(name) }));
  const methods = interfaces
    .filter(isMethods)
    .sort((a, b) => Number(a.name === ALL_METHODS) - Number(b.name === ALL_METHODS))
    .map((page) => {
      const part = selectMembers(page, {
        has: (name) => (called.has(name) || inText.has(name)) && !shown.has(name),
      });
      Object.keys(part.props).forEach((name) => shown.add(name));
      return part;
    });
  return [...others, ...methods].filter(hasMembers);
}

/** Events are also matched by the grid prop that handles them. */
function selectEvents({ inText }: NamedCode, events: ApiEvents): ApiEvents | null {
  const named = events.events.filter(
    ({ name, componentProp }) =>
      inText.has(name) || (componentProp !== null && inText.has(componentProp)),
  );
  if (named.length === 0) return null;
  const types = selectTypes(JSON.stringify(named), events.types);
  return { ...events, events: named, types };
}
