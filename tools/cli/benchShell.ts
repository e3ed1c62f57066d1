/**
 * `npm run bench:shell`: what the shell costs. Loads one text page of `build/` and the same
 * page of a stock Docusaurus site, prints the script of both, brotli, and fails when this
 * site's is more than the limit above the other's.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { BASE_URLS } from '../../src/config/languages';
import { groupScripts, SCRIPT_GROUPS, type ScriptSize } from './bench/groupScripts';
import { writeStockSite } from './bench/writeStockSite';
import { createSiteServer } from './createSiteServer';
import { measurePage } from './measurePage';
import { runCommand } from './runCommand';
import { BUILD_DIR, DOCUSAURUS_BIN, SITE_DIR } from '../../content/paths/siteDir';

const WORK_DIR = path.join(SITE_DIR, '.cache', 'bench-shell');
const STOCK_DIR = path.join(WORK_DIR, 'site');
const STOCK_BUILD = path.join(WORK_DIR, 'out');
/** A page without demos. */
const PAGE = `${BASE_URLS.en}introduction/licensing/`;
/** How much script the shell may add to a page, in bytes. */
const LIMIT = 35_000;

function buildStockSite(): void {
  console.log(`Building a stock site of ${writeStockSite(SITE_DIR, STOCK_DIR)} pages …`);
  const out = path.join(STOCK_BUILD, BASE_URLS.en);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [DOCUSAURUS_BIN, 'build', STOCK_DIR, '--out-dir', out],
    { cwd: STOCK_DIR, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The stock site does not build.\n${stdout}${stderr}`);
}

async function measure(folder: string): Promise<ScriptSize[]> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return (await measurePage(`http://localhost:${port}${PAGE}`)).scripts;
  } finally {
    server.close();
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(9);

function printSites(stock: ScriptSize[], ours: ScriptSize[]): void {
  const [stockSums, ourSums] = [groupScripts(stock), groupScripts(ours)];
  console.log(`\nScript of ${PAGE}, kB after brotli\n`);
  console.log('             stock     ours     more');
  for (const group of SCRIPT_GROUPS) {
    const [a, b] = [stockSums[group], ourSums[group]];
    console.log(`${group.padEnd(8)} ${kilobytes(a)}${kilobytes(b)}${kilobytes(b - a)}`);
  }
  for (const [site, scripts] of Object.entries({ stock, ours })) {
    console.log(`\n${site}: ${scripts.length} scripts`);
    for (const { url, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes)) {
      console.log(`${kilobytes(bytes)}  ${path.basename(url)}`);
    }
  }
}

const sum = (scripts: ScriptSize[]): number =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);

async function main(): Promise<void> {
  if (!fs.existsSync(path.join(BUILD_DIR, PAGE))) {
    throw new Error('There is no build yet. Make one with: npm run build');
  }
  buildStockSite();
  const stock = await measure(STOCK_BUILD);
  const ours = await measure(BUILD_DIR);
  printSites(stock, ours);
  const more = sum(ours) - sum(stock);
  console.log(
    `\nstock ${kilobytes(sum(stock)).trim()} kB, ours ${kilobytes(sum(ours)).trim()} kB: the shell adds ${kilobytes(more).trim()} kB (limit ${LIMIT / 1000}).`,
  );
  process.exitCode = more <= LIMIT ? 0 : 1;
}

runCommand(main, []);
