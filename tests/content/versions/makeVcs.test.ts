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

/** When a file of a site was changed according to Git, in seconds. */
async function getFileDates(vcs: ReturnType<Load['makeVcs']>, file: string) {
  const info = await vcs.getFileLastUpdateInfo(file);
  return info && info.timestamp / 1000;
}

test('pages of an older version have the dates of their originals', async () => {
  const { makeVcs } = load({ major: '7' });
  const vcs = makeVcs(workspace, getVcsPreset('git-ad-hoc'));
  const getDate = (file: string) => getFileDates(vcs, path.join(workspace, file));
  expect(await getDate(`docs/${PAGE}`)).toBe(1_600_000_000);
  expect(await getDate(`${ZH}/current/${PAGE}`)).toBe(1_650_000_000);
  expect(await getDate('src/pages/about.tsx')).toBe(1_500_000_000);
  // The sitemap uses relative paths.
  expect(await getFileDates(vcs, `docs/${PAGE}`)).toBe(1_600_000_000);
});

test('pages of the current version have their own dates', async () => {
  const { makeVcs } = load({});
  const vcs = makeVcs(root, getVcsPreset('git-ad-hoc'));
  expect(await getFileDates(vcs, path.join(root, `docs/${PAGE}`))).toBe(1_700_000_000);
});

test('the history is that of the repository, read at once as in builds', async () => {
  const { makeVcs } = load({ major: '7' });
  const vcs = makeVcs(workspace, getVcsPreset('git-eager'));
  void vcs.initialize({ siteDir: workspace });
  const getDate = (file: string) => getFileDates(vcs, path.join(workspace, file));
  expect(await getDate(`docs/${PAGE}`)).toBe(1_600_000_000);
  // A file that is generated in each workspace has no date.
  expect(await getDate('docs/api/made.json')).toBeNull();
});

describe('pages have no dates', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let parent = '';
  beforeAll(() => {
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'no-history-'));
  });
  afterAll(() => fs.rmSync(parent, { recursive: true }));
  const expectNoDates = async (folder: string) => {
    const vcs = load({}).makeVcs(folder, getVcsPreset('git-eager'));
    void vcs.initialize({ siteDir: folder });
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('no dates'));
    expect(await getFileDates(vcs, path.join(folder, `docs/${PAGE}`))).toBeNull();
  };

  test('in an archive', async () => {
    write(path.join(parent, 'archive'), `docs/${PAGE}`);
    await expectNoDates(path.join(parent, 'archive'));
  });

  test('in a shallow clone, where each would have that of the last commit', async () => {
    const folder = path.join(parent, 'shallow');
    git('clone', '--quiet', '--depth=1', `file://${root}`, folder);
    await expectNoDates(folder);
  });
});
