/** A build on the target, complete or reduced to its assets. */
export interface DeployedBuild {
  /**
   * Name of its folder: the time of its deployment, and a prefix of its manifest's hash.
   */
  id: string;
  /** Time of its deployment, in ms since 1970. */
  time: number;
  /** Files with a hash in their name, which are requested by open pages of the build. */
  hashed: string[];
}

export interface StoreState {
  /** Newest first. */
  builds: DeployedBuild[];
  /** The active build. */
  current?: string;
  /** Builds whose folders are complete. */
  releases: string[];
}

/**
 * A deployment target with builds in separate folders in `releases/`, and a symbolic link
 * `current` to the active one.
 */
export interface Store {
  /** Prevents concurrent deployments; returns a function that releases the lock. */
  lock: () => Promise<() => Promise<void>>;
  read: () => Promise<StoreState>;
  /** Uploads files of a build to an inactive folder; existing files are preserved. */
  upload: (id: string, folder: string, files: readonly string[]) => Promise<void>;
  /** Links files of a former build into that folder if they are missing. */
  carry: (id: string, from: string, files: readonly string[]) => Promise<void>;
  /** Marks the folder as a complete build; before that, it is ignored. */
  complete: (id: string) => Promise<void>;
  /** Switches readers to a build atomically. */
  activate: (id: string) => Promise<void>;
  /** Stores the list of builds, and removes the folders of all others. */
  keep: (builds: readonly DeployedBuild[], releases: readonly string[]) => Promise<void>;
}

export const RELEASES = 'releases';
export const CURRENT = 'current';
export const BUILDS_FILE = 'builds.json';
export const LOCK = 'deploy.lock';
/** Prefix of incomplete folders. */
export const INCOMING = '.incoming-';

/**
 * Parses the list of builds.
 * @throws Error if it is damaged
 */
export function parseBuilds(text: string): DeployedBuild[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const isBuild = (each: unknown): each is DeployedBuild =>
    typeof each === 'object' &&
    each !== null &&
    'id' in each &&
    typeof each.id === 'string' &&
    'time' in each &&
    typeof each.time === 'number' &&
    'hashed' in each &&
    Array.isArray(each.hashed) &&
    each.hashed.every((file) => typeof file === 'string');
  if (Array.isArray(value) && value.every(isBuild)) return value;
  throw new Error(
    `${BUILDS_FILE} of the target is damaged. Delete it and deploy again; open pages of former builds then reload.`,
  );
}
