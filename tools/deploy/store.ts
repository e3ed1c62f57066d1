/** A build that a target has, or whose assets it still has. */
export interface DeployedBuild {
  /** Name of its folder: when it was deployed, and the beginning of a hash of its manifest. */
  id: string;
  /** When it was deployed, in ms since 1970. */
  time: number;
  /** Files with a hash in their name. Pages of the build that are still open ask for them. */
  hashed: string[];
}

export interface StoreState {
  /** Newest first. */
  builds: DeployedBuild[];
  /** The build that readers see. */
  current?: string;
  /** Builds whose folders are there whole. */
  releases: string[];
}

/**
 * A place that holds builds, each in a folder of its own below `releases/`, with a symbolic link
 * `current` to the one that readers see.
 */
export interface Store {
  /** Keeps other deployments away; gives back what ends that. */
  lock: () => Promise<() => Promise<void>>;
  read: () => Promise<StoreState>;
  /** Brings files of a build into a folder that nobody sees yet; what is there already stays. */
  upload: (id: string, folder: string, files: readonly string[]) => Promise<void>;
  /** Links files of a former build into that folder, where it lacks them. */
  carry: (id: string, from: string, files: readonly string[]) => Promise<void>;
  /** Makes the folder a build; before it is one, it counts for nothing. */
  complete: (id: string) => Promise<void>;
  /** Has readers see a build, from one request to the next. */
  activate: (id: string) => Promise<void>;
  /** Remembers builds and removes the folders of all but some. */
  keep: (builds: readonly DeployedBuild[], releases: readonly string[]) => Promise<void>;
}

export const RELEASES = 'releases';
export const CURRENT = 'current';
export const BUILDS_FILE = 'builds.json';
export const LOCK = 'deploy.lock';
/** Begins the names of folders that are not whole yet. */
export const INCOMING = '.incoming-';

/**
 * Reads the list of builds.
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
    `${BUILDS_FILE} of the target is damaged. Delete it and deploy again; open pages of former builds then load anew.`,
  );
}
