import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { PACKAGES } from '../../../plugins/api-reference/constants';
import type { KnownNames } from './findUnknownNames';
import { readAllApis, readEvents, readSelectors } from '../components/readApi';
import { readPublicNames } from './readPublicNames';

/** Names of tools and files that pages mention and that no declaration contains. */
const ELSEWHERE = [
  // Testing Library
  'getByRole',
  'getAllByRole',
  'within',
  'getByLabelText',
  'fireEvent',
  'mouseDown',
  'mouseUp',
  'waitFor',
  // Jest
  'customExportConditions',
  'moduleNameMapper',
  // Playwright
  'targetPosition',
  // Zod
  'nullable',
  'safeParseAsync',
  // React Router and Next.js
  'useSearchParams',
  'useRouter',
  'revalidatePath',
  'AppRouterCacheProvider',
  // @mui/x-license, which has no pages in the reference
  'LicenseInfo',
  'setLicenseKey',
  // The grid's name for the style element of its CSS variables
  'MuiDataGridVariables',
  // package.json
  'devDependencies',
  'peerDependencies',
  // TypeScript, Vite and Next.js
  'skipLibCheck',
  'noExternal',
  'transpilePackages',
  // @mui/x-telemetry, a dependency of the commercial packages
  'disableTelemetry',
  'muiXTelemetrySettings',
];

/** Custom properties are not declared; they occur only in the code. */
function readCssVariables(): Set<string> {
  const names = PACKAGES.flatMap(({ name }) => {
    const folder = path.join(SITE_DIR, 'node_modules', name);
    return fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.startsWith('esm'))
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(folder, file), 'utf8');
        return text.match(/--[A-Z]\w*-\w+/g) ?? [];
      });
  });
  return new Set(names);
}

/** Everything except for the page's own words. It takes some seconds, so call it once. */
export function readKnownNames(): Omit<KnownNames, 'own'> {
  const { exports, words } = readPublicNames();
  const pages = readAllApis();
  const classes = pages.flatMap((page) => page.classes);
  const slots = pages.flatMap((page) => page.slots);
  const members = [
    ...pages.flatMap(({ props }) => Object.keys(props)),
    ...slots.map(({ name }) => name),
    ...readEvents().map(({ name }) => name),
    ...readSelectors().map(({ name }) => name),
  ];
  const objects = pages.filter(({ name }) => /(Api|ApiRef|PublicApi)$/.test(name));
  const classNames = [
    ...classes.map(({ className }) => className),
    ...slots.flatMap((slot) => slot.class ?? []),
  ];
  return {
    exports: new Set([...exports, ...pages.map(({ name }) => name)]),
    words: new Set([...words, ...members, ...ELSEWHERE]),
    members: new Set(members),
    slots: new Set(slots.map(({ name }) => name)),
    classes: new Set(classNames),
    classOwners: new Set(classNames.map((name) => name.split('-')[0] ?? '')),
    classKeys: new Set(classes.map(({ key }) => key)),
    cssVariables: readCssVariables(),
    methods: new Set(objects.flatMap(({ props }) => Object.keys(props))),
  };
}
