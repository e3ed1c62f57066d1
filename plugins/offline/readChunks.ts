/** A group of chunks that load together: what one dynamic import needs. */
export interface ChunkGroup {
  /** Set for the modules of routes, which Docusaurus names, and for demos. */
  name?: string;
  isEntry: boolean;
  /** Files below the output folder. */
  files: string[];
  /** Positions of the groups that this one can load later. */
  children: number[];
}

/** The bundler's own chunk group, as far as it is read here. */
export interface BundlerChunkGroup {
  readonly name?: string;
  readonly index?: number;
  readonly childrenIterable: BundlerChunkGroup[];
  isInitial: () => boolean;
  getFiles: () => string[];
}

/**
 * Reads which files load together, and which groups each group can load later.
 * @param groups all groups of a compilation
 */
export function readChunks(groups: readonly BundlerChunkGroup[]): ChunkGroup[] {
  // The bundler makes a new object each time that it is asked, but the index stays.
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
