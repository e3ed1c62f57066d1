import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import { hashDemo, readDemoFacts } from '../../plugins/gallery/readDemoFacts';
import { listPlacedDemos } from '../../plugins/gallery/listPlacedDemos';
import { SITE_DIR } from '../../content/paths/siteDir';
import { BASE_URLS, DEFAULT_LANGUAGE } from '../../src/config/languages';
import { DEMO_LIST_FILE } from '../../src/config/machineFiles';
import type { PublishedDemo } from '../../src/types/machineFiles';
import { checkBuild } from '../build/checkBuild';
import { getTarget } from '../build/getTarget';
import { createSiteServer } from '../cli/createSiteServer';
import { findChromium } from '../cli/findChromium';
import type { Given } from '../cli/parseCommand';
import { findPending, type PendingDemo } from './findPending';
import { removePictures, takePictures } from './takePictures';

/**
 * Takes the gallery's pictures of demos from `build/` if they are missing or outdated.
 * @param given.args beginnings of the ids of demos whose pictures are renewed
 */
export async function renewPictures({
  args: prefixes,
  values: { all, check },
}: Given<'screenshots'>): Promise<void> {
  const placed = await listPlacedDemos(path.join(SITE_DIR, 'docs'), DEFAULT_LANGUAGE);
  const { pending, stray } = await findPending(placed, SITE_DIR);
  if (check) {
    for (const { id, reason } of pending) console.log(`${reason}: ${id}`);
    for (const id of stray) console.log(`stray: ${id}`);
    console.log(`${placed.length} demos, ${pending.length} without a present picture.`);
    return;
  }
  const named = placed.filter(({ id }) => prefixes.some((each) => id.startsWith(each)));
  if (prefixes.length > 0 && named.length === 0)
    throw new Error(
      `No demo has an id that begins with ${prefixes.join(' or ')}. Ids look like data-grid/sorting/SortByRank.`,
    );
  const requested =
    prefixes.length > 0 || all
      ? await addHashes(prefixes.length > 0 ? named : placed)
      : pending;
  await removePictures(stray, SITE_DIR);
  const { present, older } = await splitByBuild(requested);
  const faults = await serveAndTake(present);
  console.log(`Demos with new pictures: ${present.length - faults.length}.`);
  const problems = [
    ...faults,
    ...older.map(({ id }) => `${id}: the source is newer than build/. npm run build`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const addHashes = (
  demos: Awaited<ReturnType<typeof listPlacedDemos>>,
): Promise<PendingDemo[]> =>
  Promise.all(
    demos.map(async (demo) => {
      const { hash } = await readDemoFacts(demo.id, SITE_DIR);
      return { ...demo, hash, reason: 'outdated' as const };
    }),
  );

/**
 * The picture's name has the hash of the source, so the build must contain that exact
 * source.
 */
async function splitByBuild(demos: readonly PendingDemo[]) {
  const folder = getTarget();
  await checkBuild(folder);
  const file = path.join(folder, BASE_URLS[DEFAULT_LANGUAGE], DEMO_LIST_FILE);
  const list = JSON.parse(await readTextAsync(file)) as PublishedDemo[];
  const built = new Map(list.map(({ id, code }) => [id, hashDemo(code.system)]));
  return {
    present: demos.filter(({ id, hash }) => built.get(id) === hash),
    older: demos.filter(({ id, hash }) => built.get(id) !== hash),
  };
}

async function serveAndTake(demos: readonly PendingDemo[]): Promise<string[]> {
  if (demos.length === 0) return [];
  const server = createSiteServer(getTarget(), true);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  let done = 0;
  try {
    return await takePictures(demos, {
      siteDir: SITE_DIR,
      origin: `http://localhost:${port}`,
      executablePath: findChromium(process.env),
      onPage: (address, count) => {
        done += count;
        console.log(`${done}/${demos.length} ${address}`);
      },
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
