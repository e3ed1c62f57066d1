import { checkBuild } from '../build/checkBuild';
import { getBuildHash, MANIFEST_FILE, type Manifest } from '../build/manifest';
import { CACHE_RULES } from './headerRules';
import type { DeployedBuild, Store } from './store';

const MS_PER_DAY = 86_400_000;

export interface KeepLimits {
  /** Of so many builds the assets stay … */
  builds: number;
  /** … if they are no older than that, in days. */
  days: number;
  /** So many builds stay whole, to go back to. */
  releases: number;
}

const KEEP_LIMITS: KeepLimits = { builds: 20, days: 30, releases: 3 };

const HASHED = CACHE_RULES.filter(({ caching }) => caching === 'hashed').map(
  ({ pattern }) => new RegExp(pattern),
);

/** Whether a file has the hash of its content in its name, or is the compressed one of such. */
const isHashed = (file: string): boolean =>
  HASHED.some((pattern) => pattern.test(`/${file.replace(/\.(br|gz)$/, '')}`));

const makeId = (time: number, manifest: Manifest): string =>
  `${new Date(time).toISOString().replace(/\D/g, '').slice(0, 14)}-${getBuildHash(manifest)}`;

/**
 * Brings a build to a store: assets first, then pages, then the switch. Whatever stops it before
 * the switch leaves readers with what they had.
 * @param folder the build
 * @param now in ms since 1970
 * @returns id of the build that readers see now, and whether it was there already
 * @throws Error if the build is not whole
 */
export async function deployBuild(
  folder: string,
  store: Store,
  now: number,
  limits: KeepLimits = KEEP_LIMITS,
): Promise<{ id: string; isNew: boolean }> {
  const manifest = await checkBuild(folder, { reads: true });
  const unlock = await store.lock();
  try {
    const { builds, current, releases } = await store.read();
    const id = makeId(now, manifest);
    if (current?.slice(-8) === id.slice(-8)) return { id: current, isNew: false };
    const names = Object.keys(manifest.files);
    const hashed = names.filter(isHashed);
    const pages = names.filter((name) => !isHashed(name));
    await store.upload(id, folder, hashed);
    const kept = [{ id, time: now, hashed }, ...builds].filter(
      (build, index) =>
        index < limits.builds && now - build.time <= limits.days * MS_PER_DAY,
    );
    const carried = listCarried(kept, hashed);
    // After a rollback no single build has them all.
    for (const from of carried.length > 0 ? releases : [])
      await store.carry(id, from, carried);
    await store.upload(id, folder, pages);
    await store.upload(id, folder, [MANIFEST_FILE]);
    await store.complete(id);
    await store.activate(id);
    const whole = [id, ...[...releases].sort().reverse()].slice(0, limits.releases);
    // What readers saw until now is what a rollback goes back to, however old it is.
    await store.keep(kept, [...whole, ...(current === undefined ? [] : [current])]);
    return { id, isNew: true };
  } finally {
    await unlock();
  }
}

/** Assets of former builds that this one does not bring itself. */
function listCarried(kept: readonly DeployedBuild[], own: readonly string[]): string[] {
  const brought = new Set(own);
  const former = new Set(kept.flatMap(({ hashed }) => hashed));
  return [...former].filter((file) => !brought.has(file));
}

/**
 * Has readers see the build before the present one.
 * @returns its id
 * @throws Error if there is none
 */
export async function rollBack(store: Store): Promise<string> {
  const unlock = await store.lock();
  try {
    const { current, releases } = await store.read();
    const former = releases
      .filter((id) => current !== undefined && id < current)
      .sort()
      .at(-1);
    if (former === undefined)
      throw new Error('There is no former build to go back to; nothing has changed.');
    await store.activate(former);
    return former;
  } finally {
    await unlock();
  }
}
