import path from 'node:path';
import { findPackages } from '../../../tools/versions/workspace/findPackages';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();

const packageFile = (...needed: string[]): string =>
  JSON.stringify({
    dependencies: Object.fromEntries(needed.map((name) => [`@mui/${name}`, '1.0.0'])),
  });

const find = (files: Record<string, string>) => {
  const modules = makeDir(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`@mui/${name}/package.json`, text]),
    ),
  );
  const found = [...findPackages(modules, 7)].map(([name, folder]) => [
    name,
    path.relative(path.join(modules, '@mui'), folder),
  ]);
  return Object.fromEntries(found) as Record<string, string>;
};

test('a package that a plan depends on is the one of that plan', () => {
  expect(
    find({
      'x-charts': packageFile(),
      'x-charts-v7': packageFile(),
      'x-charts-pro-v7': packageFile('x-charts'),
      'x-charts-pro-v7/node_modules/@mui/x-charts': packageFile(),
    }),
  ).toEqual({
    'x-charts-pro': 'x-charts-pro-v7',
    'x-charts': 'x-charts-pro-v7/node_modules/@mui/x-charts',
  });
});

test('a package that npm deduplicated for a plan and the project is that of the project', () => {
  expect(
    find({
      'x-charts': packageFile('x-internals'),
      'x-internals': packageFile(),
      'x-tree-view': packageFile(),
      'x-charts-v7': packageFile('x-internals'),
      'x-charts-pro-v7': packageFile('x-charts'),
    }),
  ).toEqual({
    'x-charts-pro': 'x-charts-pro-v7',
    'x-charts': 'x-charts',
    'x-internals': 'x-internals',
  });
});

test('a major without packages is rejected, with the command that installs one', () => {
  expect(() => find({ 'x-charts': packageFile() })).toThrow(
    'npm install --save-dev --save-exact @mui/x-charts-v7@npm:@mui/x-charts@7',
  );
});
