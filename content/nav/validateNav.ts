import type { NavEntry, NavSource } from '../../src/types/nav';

interface FieldRule {
  allowed: string;
  accepts: (value: unknown, entry: Partial<NavEntry>) => boolean;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const FLAG = { allowed: 'true or false', accepts: isFlag };

const FIELDS: Record<keyof NavEntry, FieldRule> = {
  pathname: {
    allowed:
      'a path such as /x/react-charts/bars without a slash at the end, or an https:// address if external is true',
    accepts: (value, entry) =>
      isText(value) &&
      (entry.external === true ? /^https:\/\/\S+$/ : /^\/x(\/[a-z0-9-]+)+$/).test(value),
  },
  title: { allowed: 'text that is not empty', accepts: isText },
  subheader: {
    allowed: 'text that is not empty, on an entry with children',
    accepts: (value, entry) => isText(value) && Array.isArray(entry.children),
  },
  children: { allowed: 'a list of entries', accepts: Array.isArray },
  planned: FLAG,
  newFeature: FLAG,
  unstable: FLAG,
  external: FLAG,
  standalone: FLAG,
};

/**
 * Validates the navigation before anything is built from it.
 * @throws Error listing every problem with its file, entry and field, and what is
 *   allowed
 */
export function validateNav(sources: readonly NavSource[]): void {
  const fileOf = new Map<string, string>();
  const problems: string[] = [];

  const visit = (entry: NavEntry, file: string, place: string): void => {
    if (typeof entry !== 'object' || entry === null) {
      problems.push(
        `${file}: ${place} is ${show(entry)}; allowed is an object with a pathname`,
      );
      return;
    }
    const { pathname } = entry;
    const name = isText(pathname) ? `entry "${pathname}"` : place;
    problems.push(
      ...findFieldProblems(entry).map((problem) => `${file}: ${name}, ${problem}`),
    );

    if (isText(pathname)) {
      const earlier = fileOf.get(pathname);
      if (earlier !== undefined)
        problems.push(
          `${file}: ${name}, field "pathname": taken by an entry of ${earlier}; allowed is a pathname that no other entry has`,
        );
      fileOf.set(pathname, earlier ?? file);
    }
    if (Array.isArray(entry.children)) visitAll(entry.children, file, ` of ${name}`);
  };

  const visitAll = (entries: NavEntry[], file: string, parent: string): void =>
    entries.forEach((entry, index) => visit(entry, file, `entry ${index + 1}${parent}`));

  sources.forEach(({ file, entries }) => visitAll(entries, file, ''));

  if (problems.length > 0) {
    throw new Error(
      `The navigation is not valid.\n${problems.map((line) => `- ${line}`).join('\n')}`,
    );
  }
}

function findFieldProblems(entry: NavEntry): string[] {
  const known = (Object.keys(FIELDS) as (keyof NavEntry)[])
    .filter((field) => field === 'pathname' || entry[field] !== undefined)
    .filter((field) => !FIELDS[field].accepts(entry[field], entry))
    .map(
      (field) =>
        `field "${field}": ${show(entry[field])} is not allowed; allowed is ${FIELDS[field].allowed}`,
    );
  const unknown = Object.keys(entry)
    .filter((field) => !Object.hasOwn(FIELDS, field))
    .map(
      (field) =>
        `field "${field}": unknown; allowed are ${Object.keys(FIELDS).join(', ')}`,
    );
  return [...known, ...unknown];
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);
