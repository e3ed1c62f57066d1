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
