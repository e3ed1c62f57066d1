import type { ChunkGroup } from '../../offline/readChunks';

/** File name of the record in the folder of generated files. */
export const BUNDLE_RECORD_FILE = 'bundle.json';

/** A chunk of the browser build. */
export interface RecordedChunk {
  /** Set for route modules and for named cache groups. */
  name?: string;
  /** Whether every page loads it. */
  isEntry: boolean;
  /** Scripts and stylesheets, relative to the output folder. */
  files: string[];
  /** Paths relative to the project root, with their queries, sorted. */
  modules: string[];
}

/** The contents of the browser build. */
export interface BundleRecord {
  chunks: RecordedChunk[];
  /** Chunks that are loaded together. */
  groups: ChunkGroup[];
}
