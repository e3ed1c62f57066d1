/**
 * `npm run bench:demos`: what demos cost a reader before the first scroll. Builds the project
 * once with three versions of one page (no demo, the first one, all of them) and prints script
 * bytes, main-thread time and layout shift of each.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BASE_URLS } from '../../src/config/languages';
import { createSiteServer } from './createSiteServer';
import { measurePage, type PageCost } from './measurePage';
import { runCommand } from './runCommand';
import { DOCUSAURUS_BIN, SITE_DIR } from '../../content/paths/siteDir';

const WORK_DIR = path.join(SITE_DIR, '.cache', 'bench');
const COPY_DIR = path.join(WORK_DIR, 'site');
const OUT_DIR = path.join(WORK_DIR, 'out');
const SAMPLE = 'data-grid/sorting';
const RUNS = 3;
/** A page of ten demos may load this much more script than the same page with one. */
const LIMIT = 1.05;

const VERSIONS: Record<string, (index: number) => boolean> = {
  'no demo': () => false,
  'one demo': (index) => index === 0,
  'all demos': () => true,
};

const LEFT_OUT = new Set(['node_modules', '.git', '.docusaurus', '.cache', 'build']);

function copyProject(): void {
  fs.rmSync(WORK_DIR, { recursive: true, force: true });
  fs.mkdirSync(COPY_DIR, { recursive: true });
  for (const name of fs.readdirSync(SITE_DIR).filter((each) => !LEFT_OUT.has(each))) {
    fs.cpSync(path.join(SITE_DIR, name), path.join(COPY_DIR, name), { recursive: true });
  }
  fs.symlinkSync(
    path.join(SITE_DIR, 'node_modules'),
    path.join(COPY_DIR, 'node_modules'),
  );
}

const slugOf = (version: string): string => version.replace(' ', '-');

function writeVersions(): void {
  const source = path.join(COPY_DIR, 'docs', SAMPLE);
  const page = fs.readFileSync(path.join(source, `${path.basename(SAMPLE)}.mdx`), 'utf8');
  for (const [version, keeps] of Object.entries(VERSIONS)) {
    const folder = path.join(COPY_DIR, 'docs', 'data-grid', slugOf(version));
    fs.cpSync(source, folder, { recursive: true });
    fs.rmSync(path.join(folder, `${path.basename(SAMPLE)}.mdx`));
    let index = -1;
    const text = page.replace(/<Demo [^>]*\/>/g, (tag) => {
      index += 1;
      return keeps(index) ? tag : '';
    });
    fs.writeFileSync(path.join(folder, `${slugOf(version)}.mdx`), text);
  }
}

function build(): void {
  const { status } = spawnSync(
    process.execPath,
    [
      DOCUSAURUS_BIN,
      'build',
      COPY_DIR,
      '--locale',
      'en',
      '--out-dir',
      path.join(OUT_DIR, 'x'),
    ],
    { cwd: COPY_DIR, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('The bench build failed.');
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function main(): Promise<void> {
  copyProject();
  writeVersions();
  build();
  const server = createSiteServer(OUT_DIR).listen(0);
  const { port } = server.address() as { port: number };
  const scripts: number[] = [];
  console.log('page        script kB (brotli)   main thread ms   layout shift');
  for (const version of Object.keys(VERSIONS)) {
    const address = `http://localhost:${port}${BASE_URLS.en}react-data-grid/${slugOf(version)}/`;
    const costs: PageCost[] = [];
    for (let run = 0; run < RUNS; run += 1) costs.push(await measurePage(address));
    const script = median(costs.map((cost) => cost.scriptBytes));
    scripts.push(script);
    const columns = [
      version.padEnd(11),
      (script / 1000).toFixed(1).padStart(18),
      median(costs.map((cost) => cost.mainThreadMs))
        .toFixed(0)
        .padStart(16),
      Math.max(...costs.map((cost) => cost.layoutShift))
        .toFixed(4)
        .padStart(14),
    ];
    console.log(columns.join(' '));
  }
  server.close();
  const ratio = (scripts[2] ?? NaN) / (scripts[1] ?? NaN);
  console.log(
    `\nAll demos load ${ratio.toFixed(3)} times the script of one (limit ${LIMIT}).`,
  );
  process.exitCode = ratio <= LIMIT ? 0 : 1;
}

runCommand(main, []);
