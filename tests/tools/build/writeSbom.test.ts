import fs from 'node:fs';
import path from 'node:path';
import { SBOM_FILE, writeSbom } from '../../../tools/build/writeSbom';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();

const DEPENDENCIES = {
  dependencies: { one: '1.0.0', two: '2.0.0' },
  devDependencies: { tool: '3.0.0' },
};
const PROJECT = { name: 'atlas', version: '1.2.3', license: 'MIT', ...DEPENDENCIES };
const LOCK = {
  name: 'atlas',
  version: '1.2.3',
  lockfileVersion: 3,
  packages: {
    '': PROJECT,
    'node_modules/one': {
      version: '1.0.0',
      resolved: 'https://registry.example/one/-/one-1.0.0.tgz',
      integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
      license: 'ISC',
      // Another major is installed on purpose.
      peerDependencies: { two: '^1.0.0' },
    },
    'node_modules/two': { version: '2.0.0', license: 'MIT' },
    'node_modules/tool': { version: '3.0.0', license: 'MIT', dev: true },
  },
};
const makeProject = (lock: unknown = LOCK) =>
  makeDir({
    'package.json': JSON.stringify(PROJECT),
    'package-lock.json': JSON.stringify(lock),
  });

const read = async (folder: string): Promise<string> => {
  await writeSbom(folder, folder);
  return fs.readFileSync(path.join(folder, SBOM_FILE), 'utf8');
};

test('it lists the packages of the lockfile, and is reproducible', async () => {
  const text = await read(makeProject());
  expect(await read(makeProject())).toBe(text);
  const { metadata, components } = JSON.parse(text);
  expect(metadata.component).toMatchObject({ name: 'atlas', version: '1.2.3' });
  const named = components.map(({ name }: { name: string }) => name);
  expect(named.sort()).toEqual(['one', 'tool', 'two']);
  const find = (wanted: string) =>
    components.find(({ name }: { name: string }) => name === wanted);
  expect(find('one')).toMatchObject({
    version: '1.0.0',
    purl: 'pkg:npm/one@1.0.0',
    licenses: [{ license: { id: 'ISC' } }],
    hashes: [{ alg: 'SHA-512' }],
  });
  const mark = { name: 'cdx:npm:package:development', value: 'true' };
  expect(find('tool').properties).toContainEqual(mark);
  expect(find('one').properties).not.toContainEqual(mark);
  expect(text).not.toContain('registry.example');
});

test('packages of older versions are added, those of the project come first', async () => {
  const older = { name: 'version-7', version: '7.0.0', dependencies: { one: '0.9.0' } };
  const packages = {
    '': older,
    'node_modules/one': { version: '0.9.0', license: 'MIT' },
  };
  const folder = makeProject();
  const other = makeDir({
    'package.json': JSON.stringify(older),
    'package-lock.json': JSON.stringify({ ...older, lockfileVersion: 3, packages }),
  });
  await writeSbom(folder, folder, [other, folder]);
  const { metadata, components, dependencies } = JSON.parse(
    fs.readFileSync(path.join(folder, SBOM_FILE), 'utf8'),
  );
  expect(metadata.component).toMatchObject({ name: 'atlas' });
  const refs = components.map((each: Record<string, string>) => each['bom-ref']);
  expect(refs.sort()).toEqual(['one@0.9.0', 'one@1.0.0', 'tool@3.0.0', 'two@2.0.0']);
  expect(dependencies).toContainEqual({
    ref: 'version-7@7.0.0',
    dependsOn: ['one@0.9.0'],
  });
});

test('an invalid lockfile is reported with the remedy', async () => {
  const folder = makeProject();
  fs.rmSync(path.join(folder, 'package-lock.json'));
  await expect(read(folder)).rejects.toThrow(
    /npm sbom failed\. Look whether package-lock/,
  );
});
