import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getVcsPreset } from '@docusaurus/utils';
import type { makeVcs as makeVcsOfCurrent } from '../../../content/versions/makeVcs';
import { loadWithSeven } from '../../support/components/loadWithSeven';

interface Load {
  makeVcs: typeof makeVcsOfCurrent;
}

const load = (build: { major?: string }): Load =>
  loadWithSeven(() => require('../../../content/versions/makeVcs'), build);

const PAGE = 'charts/bars/bars.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
/** When each file was committed, in seconds. */
const DATES: Record<string, number> = {
  [`docs/${PAGE}`]: 1_700_000_000,
  [`versioned_docs/version-7/${PAGE}`]: 1_600_000_000,
  [`${ZH}/version-7/${PAGE}`]: 1_650_000_000,
  'src/pages/about.tsx': 1_500_000_000,
};

let root = '';
let workspace = '';
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'vcs-')));
  workspace = path.join(root, '.cache/versions/7');
  git('init', '--quiet');
  write(root, '.gitignore', '.cache\n');
  for (const [file, date] of Object.entries(DATES)) {
    write(root, file);
    git('add', file);
    commit(date);
  }
  for (const file of [`docs/${PAGE}`, `${ZH}/current/${PAGE}`, 'docs/api/made.json'])
    write(workspace, file);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

function write(folder: string, name: string, text = ''): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, stdio: 'ignore' });

function commit(date: number): void {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  execFileSync('git', [...author, 'commit', '--quiet', '-m', 'Page'], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: `${date} +0000` },
  });
}

/** When Git says that a file of a site was changed, in seconds. */
async function askFor(vcs: ReturnType<Load['makeVcs']>, file: string) {
  const info = await vcs.getFileLastUpdateInfo(file);
  return info && info.timestamp / 1000;
}

test('the pages of an older version were changed when their originals were', async () => {
  const { makeVcs } = load({ major: '7' });
  const vcs = makeVcs(workspace, getVcsPreset('git-ad-hoc'));
  const ask = (file: string) => askFor(vcs, path.join(workspace, file));
  expect(await ask(`docs/${PAGE}`)).toBe(1_600_000_000);
  expect(await ask(`${ZH}/current/${PAGE}`)).toBe(1_650_000_000);
  expect(await ask('src/pages/about.tsx')).toBe(1_500_000_000);
  // As the site map names files.
  expect(await askFor(vcs, `docs/${PAGE}`)).toBe(1_600_000_000);
});

test('those of the current one are asked for as they are', async () => {
  const { makeVcs } = load({});
  const vcs = makeVcs(root, getVcsPreset('git-ad-hoc'));
  expect(await askFor(vcs, path.join(root, `docs/${PAGE}`))).toBe(1_700_000_000);
});

test('the history is that of the repository, as builds read it: all at once', async () => {
  const { makeVcs } = load({ major: '7' });
  const vcs = makeVcs(workspace, getVcsPreset('git-eager'));
  void vcs.initialize({ siteDir: workspace });
  const ask = (file: string) => askFor(vcs, path.join(workspace, file));
  expect(await ask(`docs/${PAGE}`)).toBe(1_600_000_000);
  // Nobody knows when a file was changed that is made anew in each workspace.
  expect(await ask('docs/api/made.json')).toBeNull();
});
