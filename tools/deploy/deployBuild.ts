import { checkBuild } from '../build/checkBuild';
import { getBuildHash, MANIFEST_FILE, type Manifest } from '../build/manifest';
import { CACHE_RULES } from './headerRules';
import type { DeployedBuild, Store } from './store';

const MS_PER_DAY = 86_400_000;

export interface RetentionLimits {
  /** Number of builds whose assets are retained … */
  builds: number;
  /** … if they are not older than this, in days. */
  days: number;
  /** Number of complete builds to retain, for rollbacks. */
  releases: number;
}

const RETENTION_LIMITS: RetentionLimits = { builds: 20, days: 30, releases: 3 };

const HASHED = CACHE_RULES.filter(({ caching }) => caching === 'hashed').map(
  ({ pattern }) => new RegExp(pattern),
);

/**
 * Whether a file, or the original of a compressed file, has a content hash in its name.
 */
const isHashed = (file: string): boolean =>
  HASHED.some((pattern) => pattern.test(`/${file.replace(/\.(br|gz)$/, '')}`));

const makeId = (time: number, manifest: Manifest): string =>
  `${new Date(time).toISOString().replace(/\D/g, '').slice(0, 14)}-${getBuildHash(manifest)}`;

/**
 * Uploads a build to a store: assets first, then pages, then the switch. If it fails
 * before the switch, readers are not affected.
 * @param folder the build
 * @param now in ms since 1970
 * @returns id of the now active build, and whether it had already been deployed
 * @throws Error if the build is incomplete
 */
export async function deployBuild(
  folder: string,
  store: Store,
  now: number,
  limits: RetentionLimits = RETENTION_LIMITS,
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
    // After a rollback, no single build has all of them.
    for (const from of carried.length > 0 ? releases : [])
      await store.carry(id, from, carried);
    await store.upload(id, folder, pages);
    await store.upload(id, folder, [MANIFEST_FILE]);
    await store.complete(id);
    await store.activate(id);
    const whole = [id, ...[...releases].sort().reverse()].slice(0, limits.releases);
    // The previously active build is the target of a rollback, regardless of its age.
    await store.keep(kept, [...whole, ...(current === undefined ? [] : [current])]);
    return { id, isNew: true };
  } finally {
    await unlock();
  }
}

/** Assets of former builds that are not part of this one. */
function listCarried(kept: readonly DeployedBuild[], own: readonly string[]): string[] {
  const brought = new Set(own);
  const former = new Set(kept.flatMap(({ hashed }) => hashed));
  return [...former].filter((file) => !brought.has(file));
}

/**
 * Activates the previous build.
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
