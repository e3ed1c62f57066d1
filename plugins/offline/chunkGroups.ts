import type { WebpackPluginInstance } from 'webpack';

/** A group of chunks that are loaded together by one dynamic import. */
export interface ChunkGroup {
  /** Set for the modules of routes, which Docusaurus names, and for demos. */
  name?: string;
  isEntry: boolean;
  /** Paths relative to the output folder. */
  files: string[];
  /** Indexes of the groups that this group can load. */
  children: number[];
}

/** The relevant parts of the bundler's chunk group. */
export interface BundlerChunkGroup {
  readonly name?: string;
  readonly index?: number;
  readonly childrenIterable: BundlerChunkGroup[];
  isInitial: () => boolean;
  getFiles: () => string[];
}

/**
 * Reads which files are loaded together, and which groups each group can load.
 * @param groups all groups of a compilation
 */
export function readChunks(groups: readonly BundlerChunkGroup[]): ChunkGroup[] {
  // The bundler creates new objects on each access, but the index is stable.
  const positions = new Map(groups.map(({ index }, position) => [index, position]));
  return groups.map((group) => ({
    name: group.name,
    isEntry: group.isInitial(),
    files: group.getFiles().filter((file) => /\.(?:js|css)$/.test(file)),
    children: group.childrenIterable
      .map(({ index }) => positions.get(index))
      .filter((position) => position !== undefined),
  }));
}

const NAME = 'offline-chunks';

/**
 * Bundler plugin: reports which files are loaded together, once their names are final.
 * @param onChunks called for each compilation
 */
export const recordChunks = (
  onChunks: (groups: ChunkGroup[]) => void,
): WebpackPluginInstance => ({
  apply({ webpack: { Compilation }, hooks }) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        onChunks(readChunks(compilation.chunkGroups as unknown as BundlerChunkGroup[])),
      );
    });
  },
});

/**
 * Collects the files of chunk groups and of all groups that they can load.
 * @param groups all groups
 * @param starts indexes of the initial groups
 * @param excluded groups that are not followed
 */
export function collectGroups(
  groups: ChunkGroup[],
  starts: number[],
  excluded: ReadonlySet<number> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<number>();
  const waiting = [...starts];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const group = groups[next];
    if (!group || seen.has(next) || excluded.has(next)) continue;
    seen.add(next);
    group.files.forEach((file) => files.add(file));
    waiting.push(...group.children);
  }
  return files;
}
