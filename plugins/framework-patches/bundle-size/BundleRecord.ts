import type { ChunkGroup } from '../../offline/readChunks';

/** Name of the record in the folder of generated files. */
export const BUNDLE_RECORD_FILE = 'bundle.json';

/** A chunk of the browser's build. */
export interface RecordedChunk {
  /** Set for the modules of routes and for groups that are split off by name. */
  name?: string;
  /** Whether every page loads it. */
  isEntry: boolean;
  /** Scripts and stylesheets below the output folder. */
  files: string[];
  /** Paths from the root of the project with their queries, sorted. */
  modules: string[];
}

/** What the browser's build consists of. */
export interface BundleRecord {
  chunks: RecordedChunk[];
  /** What loads together. */
  groups: ChunkGroup[];
}
