import fs from 'node:fs';
import type { Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runModules } from '../bench-pages/modules/runModules';
import type { Given } from '../cli/parseCommand';
import { createBenchServer } from '../bench-pages/createBenchServer';
import { listTargets, type Site, SITES } from '../bench-pages/figures';
import { listRatios, renderRatios } from '../bench-pages/listRatios';
import { measureTargets } from '../bench-pages/measureTargets';
import { type BenchOptions, parseOptions } from '../bench-pages/parseOptions';
import { renderTable } from '../bench-pages/renderTable';
import { loadLighthouse } from '../bench-pages/runLighthouse';
import { buildStarlight } from '../bench-pages/sites/buildStarlight';
import { buildStock } from '../bench-pages/sites/buildStock';
import { writePlainBuild } from '../bench-pages/sites/writePlainBuild';

/** The folders of the sites, which are built if they do not exist. */
async function prepareSites(build: string): Promise<Record<Site, string>> {
  if (!fs.existsSync(path.join(build, 'x/introduction/index.html.br')))
    throw new Error(`${build} has no compressed site. Make one with: npm run build`);
  return {
    ours: build,
    limit: await writePlainBuild(build),
    stock: await buildStock(),
    starlight: await buildStarlight(),
  };
}

async function serve(folder: string): Promise<Http2SecureServer> {
  const server = await createBenchServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

const originOf = (server: Http2SecureServer): string =>
  `https://localhost:${(server.address() as AddressInfo).port}`;

async function benchPages({ runs, pages, build, json }: BenchOptions): Promise<boolean> {
  const runLighthouse = await loadLighthouse();
  const folders = await prepareSites(build);
  const servers = await Promise.all(SITES.map((site) => serve(folders[site])));
  const origins = Object.fromEntries(
    SITES.map((site, index) => [site, originOf(servers[index]!)]),
  ) as Record<Site, string>;
  const targets = listTargets(pages, origins);
  const { figures, failures } = await measureTargets(targets, runs, runLighthouse);
  const ratios = listRatios(figures);
  fs.mkdirSync(path.dirname(json), { recursive: true });
  fs.writeFileSync(
    json,
    `${JSON.stringify({ runs, figures, ratios, failures }, null, 2)}\n`,
  );
  console.log(`\n${renderTable(figures)}\n\n${renderRatios(ratios)}\n`);
  for (const { page, site, faults } of figures)
    if (site === 'ours' && faults.length > 0)
      console.log(`${page}: below 100 because of ${faults.join(', ')}`);
  console.log(`Medians of ${runs}. Written: ${json}`);
  failures.forEach((failure) => console.error(`Not measured: ${failure}`));
  return failures.length === 0;
}

export async function run({ values }: Given<'bench:pages'>): Promise<void> {
  if (values.modules) return runModules();
  const isGood = await benchPages(parseOptions(values));
  // Connections of closed browsers stay open for a while.
  process.exit(isGood ? 0 : 1);
}
