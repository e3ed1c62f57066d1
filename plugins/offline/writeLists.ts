import fs from 'node:fs/promises';
import path from 'node:path';
import { listPathOf, LISTS_INDEX } from '../../src/config/offline';
import type { OfflineList } from '../../src/types/offline';

/** Publishes the file list of each product, and a short index. */
export async function writeLists(outDir: string, lists: OfflineList[]): Promise<void> {
  const index = Object.fromEntries(
    lists.map(({ product, version, pages, bytes }) => [
      product,
      { version, pages, bytes },
    ]),
  );
  const write = async (name: string, content: unknown): Promise<void> => {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, JSON.stringify(content));
  };
  await write(LISTS_INDEX, index);
  for (const list of lists) await write(listPathOf(list.product), list);
}
