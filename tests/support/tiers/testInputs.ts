import { SITE_DIR } from '../../../site/paths/siteDir';
import { listTestInputs } from './listTestInputs';

/** What every test of Jest hangs on, whatever it imports. */
export const ENVIRONMENT = [
  'jest.config.mjs',
  'tsconfig.json',
  'tests/support/setupDom.ts',
  'tests/support/nodeEnvironment.cjs',
  'tests/support/cssModule.ts',
  'tests/support/docusaurus',
  'tests/support/native',
];

/** Code that calls other code by its name, so that no import tells of it. */
const BUILD_CODE = [
  'docusaurus.config.ts',
  'plugins',
  'sidebars.ts',
  'site',
  'src/config',
  'src/lib',
  'src/nav',
  'src/types',
];
const CONTENT = ['docs', 'i18n', 'static', 'versioned_docs', 'versioned_sidebars'];

/** What tests of a room hang on besides their own inputs. */
const ROOMS: readonly (readonly [room: RegExp, inputs: readonly string[]])[] = [
  [/^tests\/(attacks|config|nav|plugins|site)\//, BUILD_CODE],
  [/^tests\/content\/(?!claims\/)/, [...BUILD_CODE, ...CONTENT]],
  [
    /^tests\/tools\//,
    [
      ...[...BUILD_CODE, ...CONTENT, 'tools', 'tests/support', 'package.json'],
      ...['.ci', '.github', 'deploy', 'README.md', 'CONTRIBUTING.md', 'MAINTAINING.md'],
    ],
  ],
];

/**
 * What the result of a test file hangs on: what it names, directly or not, and all of the rooms
 * whose code calls itself by name. Versions of the documented packages always count; those of
 * others do here, but for tests of claims, which run the documented packages alone.
 * @param testFile from the root of the site
 */
export function listAllInputs(testFile: string, siteDir = SITE_DIR): string[] {
  const rooms = ROOMS.filter(([room]) => room.test(testFile)).flatMap(([, all]) => all);
  const isClaim = testFile.startsWith('tests/content/claims/');
  return [
    ...ENVIRONMENT,
    ...(isClaim ? [] : ['package-lock.json']),
    ...rooms,
    ...listTestInputs(testFile, siteDir),
  ];
}
