import { acceptsMajor } from '../../api-changes/findMissingTypes';
import type { PackageFile } from '../cut/freezePackages';

/** A published version, as `npm view` describes it. */
export interface PublishedVersion {
  version: string;
  peerDependencies?: Record<string, string>;
}

/** Lists the versions in a range, such as `9`, oldest first; none if there is no such. */
export type ListVersions = (name: string, range: string) => PublishedVersion[];

/** A package to install. */
export interface Choice {
  name: string;
  from: string;
  to: string;
  reason: string;
}

/** Packages of a family, which have the same version. */
const DOCUMENTED = /^@mui\/x-/;
const MATERIAL = /^@mui\/(?:material|icons-material|system|utils)$/;

/**
 * Chooses the newest version of a major that all documented packages have, with codemods
 * and license, and versions of the other packages that it needs as peers.
 * @throws Error if no version exists for all of them
 */
export function choosePackages(
  file: PackageFile,
  major: number,
  list: ListVersions,
): Choice[] {
  const installed = { ...file.devDependencies, ...file.dependencies };
  const choose = (names: readonly string[], range: string, why: string) => {
    const found = new Map(names.map((name) => [name, list(name, range)]));
    const version = findNewest(found);
    if (version === undefined)
      throw new Error(
        `No version of ${range} exists for all of these packages. Their newest ones: ${[...found].map(([name, all]) => `${name} ${all.at(-1)?.version ?? 'none'}`).join(', ')}.`,
      );
    const last = names.filter((name) => found.get(name)?.at(-1)?.version === version);
    const limit =
      last.length < names.length ? `; ${last.join(' and ')} have no later one` : '';
    const reason = `newest of ${range} that all ${names.length} packages have${limit}`;
    return {
      choices: names.map((name) => ({
        name,
        from: installed[name] ?? '',
        to: version,
        reason: why || reason,
      })),
      peers: names.flatMap((name) => {
        const entry = found.get(name)?.find((each) => each.version === version);
        return Object.entries(entry?.peerDependencies ?? {});
      }),
    };
  };
  const names = Object.keys(installed);
  const documented = names.filter((name) => DOCUMENTED.test(name));
  const { choices, peers } = choose(documented, String(major), '');
  const material = names.filter((name) => MATERIAL.test(name));
  for (const [name, range] of peers) {
    const version = installed[name];
    if (version === undefined || choices.some((choice) => choice.name === name)) continue;
    if (acceptsMajor(range, version)) continue;
    const newest = String(
      Math.max(...(range.match(/\d+(?=\.|$|\s)/g) ?? []).map(Number)),
    );
    const family = material.includes(name) ? material : [name];
    choices.push(
      ...choose(family, newest, `version ${major} needs ${name} ${range}`).choices,
    );
  }
  return choices;
}

/** Describes choices, those with the same version and reason together. */
export function describeChoices(choices: readonly Choice[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { name, from, to, reason } of choices) {
    const key = `${to}: ${reason}`;
    groups.set(key, [...(groups.get(key) ?? []), `${name} ${from}`]);
  }
  return [...groups].map(([key, names]) => `${names.join(', ')} → ${key}`);
}

/** The newest version that all packages have. */
function findNewest(
  found: ReadonlyMap<string, readonly PublishedVersion[]>,
): string | undefined {
  const [first = [], ...others] = [...found.values()];
  return first.findLast(({ version }) =>
    others.every((all) => all.some((each) => each.version === version)),
  )?.version;
}
