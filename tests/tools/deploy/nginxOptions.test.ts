import fs from 'node:fs';
import path from 'node:path';
import { readSiteConfig } from '../../../src/config/environment/readSiteConfig';
import { writeManifest } from '../../../tools/build/writeManifest';
import { hashScript } from '../../../tools/csp/renderPolicy';
import { readNginxOptions } from '../../../tools/deploy/readNginxOptions';
import { renderNginx } from '../../../tools/deploy/renderNginx';
import type * as FixVersions from '../../support/tools/fixVersions';
import { prepareTempDirs } from '../build/support/tempDir';

jest.mock('../../../src/config/versions', () =>
  jest.requireActual<typeof FixVersions>('../../support/tools/fixVersions').fixVersions(),
);

const makeDir = prepareTempDirs();
const site = readSiteConfig({});
const page = (code: string) => `<script>${code}</script>`;

async function makePlaces(code: string, files: Record<string, string> = {}) {
  const root = makeDir({
    'build/x/index.html': page(code),
    'build-versions/v7/x/index.html': page('seven'),
    ...files,
  });
  await writeManifest(path.join(root, 'build'));
  await writeManifest(path.join(root, 'build-versions/v7'));
  return {
    root,
    build: path.join(root, 'build'),
    versions: path.join(root, 'build-versions'),
  };
}

test('each version except for the current one has a host, those built here with their policy', async () => {
  const places = await makePlaces('one');
  const options = await readNginxOptions({ port: '8080' }, site, places);
  expect(options.hosts.map(({ name, root }) => [name, root])).toEqual(
    ['v7', 'v6', 'v5', 'v4'].map((name) => [name, path.join(places.versions, name)]),
  );
  const [seven, six] = options.hosts;
  expect(seven?.policy).toContain(hashScript('seven'));
  expect(seven?.policy).not.toContain(hashScript('one'));
  expect(options.policies.page).toContain(hashScript('one'));
  expect(six?.policy).toBeUndefined();
  expect(options.folders).toEqual([]);
});

test('a version in a folder of the build has no separate site', async () => {
  const places = await makePlaces('one', { 'build/x/v7/index.html': page('folder') });
  const options = await readNginxOptions({}, site, places);
  expect(options.folders).toEqual(['v7']);
  expect(options.hosts.map(({ name }) => name)).toEqual(['v6', 'v5', 'v4']);
  expect(options.policies.page).toContain(hashScript('folder'));
});

test.each([
  [{}, 'build-versions/v7'],
  [{ root: '/srv/atlas' }, '/srv/versions/v7'],
  [{ root: '/srv/atlas/current' }, '/srv/atlas/versions/v7/current'],
  [{ versions: '/srv/old' }, '/srv/old/v7'],
])('with %j version 7 is served from %s', async (values, folder) => {
  const places = await makePlaces('one');
  const { hosts } = await readNginxOptions(values, site, places);
  expect(hosts[0]?.root).toBe(path.resolve(places.root, folder));
});

test('the policy contains the scripts of the last three builds, for rollbacks', async () => {
  let former: string | undefined;
  const texts: string[] = [];
  for (const code of ['one', 'two', 'two', 'three', 'four']) {
    const places = await makePlaces(code);
    const text = renderNginx(await readNginxOptions({ former }, site, places));
    former = path.join(makeDir(), 'former.conf');
    fs.writeFileSync(former, text);
    texts.push(text);
  }
  const policies = texts.map(
    (text) => /map \$uri \$atlas_policy \{\n.*\n/.exec(text)?.[0] ?? '',
  );
  const named = (policy: string) =>
    ['one', 'two', 'three', 'four'].filter((code) => policy.includes(hashScript(code)));
  expect(policies.map(named)).toEqual([
    ['one'],
    ['one', 'two'],
    ['one', 'two'],
    ['one', 'two', 'three'],
    ['two', 'three', 'four'],
  ]);
});

test.each([
  [{ certificate: 'a.pem' }, /belong together/],
  [{ root: '/srv/a b' }, /--root is "\/srv\/a b"/],
  [{ former: '/nowhere/site.conf' }, /--former is "\/nowhere\/site.conf"/],
  [{ port: 'abc' }, /abc/],
])('%j is rejected with its name', async (values, message) => {
  await expect(readNginxOptions(values, site, await makePlaces('one'))).rejects.toThrow(
    message,
  );
});
