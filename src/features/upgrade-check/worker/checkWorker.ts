import { expose } from 'comlink';
import type { ProductDiff } from '../../../types/apiChange';
import { checkFile } from '../engine/checkFile';
import { createLookup, type Lookup } from '../engine/createLookup';
import type { FileReport, SourceFile } from '../engine/model';

/** The worker's interface. */
export interface CheckWorker {
  /** Loads the changes. @throws Error naming the file that failed to load */
  load: (urls: readonly string[]) => Promise<void>;
  check: (source: SourceFile) => FileReport;
}

let lookup: Lookup | undefined;

async function read(url: string): Promise<ProductDiff> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}.`);
  return (await response.json()) as ProductDiff;
}

expose({
  load: async (urls) => {
    lookup = createLookup(await Promise.all(urls.map(read)));
  },
  check: (source) => {
    if (!lookup) throw new Error('The changes are not loaded.');
    return checkFile(source, lookup);
  },
} satisfies CheckWorker);
