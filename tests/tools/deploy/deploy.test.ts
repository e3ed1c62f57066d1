import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../../../tools/build/checkBuild';
import { run as deploy } from '../../../tools/commands/deploy';
import { createFolderStore } from '../../../tools/deploy/createFolderStore';
import { createRemoteStore, parseRemote } from '../../../tools/deploy/createRemoteStore';
import {
  deployBuild,
  rollBack,
  type RetentionLimits,
} from '../../../tools/deploy/deployBuild';
import { parseBuilds, type Store } from '../../../tools/deploy/store';
import { isFullRun } from '../../../tools/test/fullRun';
import { runScript } from '../build/support/runScript';
import { prepareTempDirs } from '../build/support/tempDir';
import { makeBuild } from './support/makeBuild';

const makeDir = prepareTempDirs();
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const LIMITS: RetentionLimits = { builds: 3, days: 30, releases: 2 };
const KILLS = isFullRun() ? 30 : 5;

/** Runs commands for another machine here. */
const FAKE_SSH = '#!/bin/sh\nshift\nexec sh -c "$*"\n';

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

function makeRemote(folder: string): Store {
  const ssh = path.join(makeDir({ ssh: FAKE_SSH }), 'ssh');
  fs.chmodSync(ssh, 0o755);
  return createRemoteStore({ host: 'host', folder }, ssh);
}

const STORES: [kind: string, make: (folder: string) => Store, isHere: boolean][] = [
  ['a folder', createFolderStore, true],
  [
    hasRsync
      ? 'another machine'
      : 'another machine: NOT RUN, rsync is missing: apt-get install rsync',
    makeRemote,
    hasRsync,
  ],
];

const readCurrent = (target: string, file: string): string | undefined => {
  const at = path.join(target, 'current', file);
  return fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : undefined;
};

describe.each(STORES)('%s', (_kind, makeStore, isHere) => {
  const check = isHere ? test : test.skip;

  const makeTarget = () => {
    const target = makeDir();
    const store = makeStore(target);
    const work = makeDir();
    const deploy = async (name: string, day: number) =>
      deployBuild(
        await makeBuild(path.join(work, 'build'), name),
        store,
        START + day * DAY,
        LIMITS,
      );
    return { target, store, work, deploy };
  };

  check('a build is put in place, whole', async () => {
    const { target, deploy } = makeTarget();
    const { id, isNew } = await deploy('a', 0);
    expect(id).toMatch(/^20260101000000-[0-9a-f]{8}$/);
    expect(isNew).toBe(true);
    expect(fs.readlinkSync(path.join(target, 'current'))).toBe(`releases/${id}`);
    await checkBuild(path.join(target, 'current'), { reads: true });
    expect(fs.readdirSync(target).sort()).toEqual(['builds.json', 'current', 'releases']);
  });

  check('the same build again changes nothing', async () => {
    const { deploy } = makeTarget();
    const first = await deploy('a', 0);
    expect(await deploy('a', 1)).toEqual({ id: first.id, isNew: false });
  });

  check('assets of the last builds stay, by count and age; pages change', async () => {
    const { target, deploy } = makeTarget();
    const hasScript = (name: string) =>
      readCurrent(target, `x/assets/js/${name}.js`) === `script of ${name}` &&
      readCurrent(target, `x/assets/js/${name}.js.br`) === `compressed of ${name}`;
    const list = () => ['a', 'b', 'c', 'd', 'e'].filter(hasScript).join('');
    await deploy('a', 0);
    await deploy('b', 1);
    expect(readCurrent(target, 'index.html')).toBe('page of b');
    expect(readCurrent(target, 'x/sw.js')).toBe('worker of b');
    expect(list()).toBe('ab');
    await deploy('c', 2);
    expect(list()).toBe('abc');
    await deploy('d', 3);
    expect(list()).toBe('bcd');
    await deploy('e', 33);
    expect(list()).toBe('de');
    expect(fs.readdirSync(path.join(target, 'releases'))).toHaveLength(2);
    await checkBuild(path.join(target, 'current'), { reads: true });
  });

  check('back to the former build, and no further than there is one', async () => {
    const { target, store, deploy } = makeTarget();
    await expect(rollBack(store)).rejects.toThrow('no former build');
    const first = await deploy('a', 0);
    await deploy('b', 1);
    expect(await rollBack(store)).toBe(first.id);
    expect(readCurrent(target, 'index.html')).toBe('page of a');
    await expect(rollBack(store)).rejects.toThrow('no former build');
    // A page opened before the rollback still finds its scripts after the next build.
    await deploy('c', 2);
    expect(readCurrent(target, 'index.html')).toBe('page of c');
    expect(readCurrent(target, 'x/assets/js/b.js')).toBe('script of b');
  });

  check('half a build is refused, and nothing changes', async () => {
    const { target, store, work, deploy } = makeTarget();
    const { id } = await deploy('a', 0);
    const folder = await makeBuild(path.join(work, 'build'), 'b');
    fs.rmSync(path.join(folder, 'x/sw.js'));
    await expect(deployBuild(folder, store, START + DAY)).rejects.toThrow(
      'x/sw.js is missing',
    );
    expect(fs.readlinkSync(path.join(target, 'current'))).toBe(`releases/${id}`);
  });

  check('what stops before the switch leaves the former build in place', async () => {
    const { target, store, work, deploy } = makeTarget();
    await deploy('a', 0);
    const folder = await makeBuild(path.join(work, 'build'), 'b');
    for (const step of ['carry', 'complete', 'activate'] as const) {
      const broken = {
        ...store,
        [step]: () => Promise.reject(new Error('No space left on the device')),
      };
      await expect(deployBuild(folder, broken, START + DAY)).rejects.toThrow('No space');
      expect(readCurrent(target, 'index.html')).toBe('page of a');
    }
    await deploy('b', 2);
    expect(readCurrent(target, 'index.html')).toBe('page of b');
    const names = fs.readdirSync(path.join(target, 'releases'));
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  check('a second deployment at one time is refused', async () => {
    const { store, deploy } = makeTarget();
    const unlock = await store.lock();
    await expect(deploy('a', 0)).rejects.toThrow(/^Another deployment .* running/);
    await unlock();
    await deploy('a', 0);
  });
});

test('killed at any moment, users get a complete build', async () => {
  const target = makeDir();
  const work = makeDir();
  const script = path.join(__dirname, 'support/deployForever.ts');
  let last = '';
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, output } = runScript(script, [target, work]);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    await new Promise((resolve) => setTimeout(resolve, ((kill + 0.5) / KILLS) * 400));
    child.kill('SIGKILL');
    expect(await output).toBe('deployed\n');
    await checkBuild(path.join(target, 'current'), { reads: true });
    const page = readCurrent(target, 'index.html') ?? '';
    expect(page).not.toBe(last);
    last = page;
  }
}, 120_000);

test.each([
  ['docs@host.example.com:/srv/atlas', 'docs@host.example.com', '/srv/atlas'],
  ['host:/srv/a b', 'host', '/srv/a b'],
  ['/srv/atlas', undefined, undefined],
  ['../sites', undefined, undefined],
  ['C:/sites', undefined, undefined],
  ['host:relative', undefined, undefined],
  ['-oProxyCommand=x:/srv', undefined, undefined],
  ['-v:/srv', undefined, undefined],
])('%s is parsed as host %s, folder %s', (target, host, folder) => {
  expect(parseRemote(target)).toEqual(host === undefined ? undefined : { host, folder });
});

test('a damaged list of builds is rejected with a remedy', () => {
  expect(parseBuilds('[]')).toEqual([]);
  for (const text of ['', '{', '{}', '[1]', '[{"id":"a"}]'])
    expect(() => parseBuilds(text)).toThrow(
      /builds\.json of the target is damaged. Delete/,
    );
});

test('a place that cannot be written is named before the build is checked', async () => {
  const place = makeDir({ file: '' });
  const target = path.join(place, 'file/site');
  await expect(deploy({ args: [target], values: {}, rest: [] })).rejects.toMatchObject({
    code: 'ENOTDIR',
  });
});
