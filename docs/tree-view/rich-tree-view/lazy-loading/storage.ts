import { waitForServer } from '../../../shared/waitForServer';

export interface StoredItem {
  id: string;
  label: string;
  /** How many entries lie inside. */
  count: number;
}

/** A place and what it holds, as `id: label` of its entries. */
const PLACES: Record<string, Record<string, string>> = {
  '': { cellar: 'Cellar', attic: 'Attic', annex: 'Annex' },
  cellar: { fossils: 'Fossils', minerals: 'Minerals' },
  attic: { birds: 'Birds', costumes: 'Costumes', maps: 'Maps' },
  annex: {},
  fossils: { ammonite: 'Ammonite', trilobite: 'Trilobite', fern: 'Fern' },
  minerals: { quartz: 'Quartz', fluorite: 'Fluorite' },
  birds: { heron: 'Heron', kestrel: 'Kestrel' },
  costumes: { cloak: 'Cloak', apron: 'Apron' },
  maps: { harbor: 'Harbor, 1841', valley: 'Valley, 1902' },
};

/** Stands in for a request to the storage of a museum. */
export async function readPlace(id = ''): Promise<StoredItem[]> {
  await waitForServer(600);
  return Object.entries(PLACES[id] ?? {}).map(([key, label]) => ({
    id: key,
    label,
    count: Object.keys(PLACES[key] ?? {}).length,
  }));
}
