import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashClaim, listClaims } from '../../support/tiers/claims';
import { listTestInputs } from '../../support/tiers/listTestInputs';

const CLAIM = 'tests/content/claims/charts-bars.test.tsx';
const TOKENS = 'src/design/tokens.ts';
const PAGE = 'docs/charts/bars/bars.mdx';
const FILES: Record<string, string> = {
  [CLAIM]: `import BasicBars from '../../../docs/charts/bars/BasicBars';
    import { readApi } from '../../support/readApi';
    import type { Shape } from '../../support/shape';
    const PAGE = fs.readFileSync('${PAGE}', 'utf8');`,
  'tests/support/readApi.ts': `import { blue } from '@site/src/design/tokens';
    const API = path.join(SITE_DIR, 'docs/api');`,
  'tests/support/shape.ts': "export const NAMES = ['docs', 'src'];",
  'docs/charts/bars/BasicBars.tsx': "import { rows } from './rows';",
  'docs/charts/bars/rows.ts': 'export const rows = [];',
  [PAGE]: '# Bars',
  'docs/charts/lines/lines.mdx': '# Lines',
  'docs/api/charts/bar-chart.json': '{}',
  [TOKENS]: "export const blue = '#00f';",
  'jest.config.mjs': 'export default {};',
  'package-lock.json': JSON.stringify({
    packages: { 'node_modules/@mui/x-charts': { version: '8.29.3' } },
  }),
};

let siteDir: string;
const write = (name: string, text: string) => {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'claims-'));
  Object.entries(FILES).forEach(([name, text]) => write(name, text));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

test.each([
  ['the check itself', CLAIM],
  ['a helper of the check', 'tests/support/readApi.ts'],
  ['a demo', 'docs/charts/bars/BasicBars.tsx'],
  ['a helper of a demo', 'docs/charts/bars/rows.ts'],
  ['a page that the check reads', PAGE],
  ['data of the reference', 'docs/api/charts/bar-chart.json'],
  ['a design token', TOKENS],
  ['the configuration of Jest', 'jest.config.mjs'],
  ['what reads the inputs', 'tests/support/tiers/listTestInputs.ts'],
])('a claim is tested again after a change of %s', (_, name) => {
  const before = hashClaim(CLAIM, siteDir);
  write(name, `${FILES[name] ?? ''}\n// changed`);
  expect(hashClaim(CLAIM, siteDir)).not.toBe(before);
});

test('and after a change of an installed version', () => {
  const before = hashClaim(CLAIM, siteDir);
  write('package-lock.json', FILES['package-lock.json']!.replace('8.29.3', '8.29.4'));
  expect(hashClaim(CLAIM, siteDir)).not.toBe(before);
});

test('and where a file that it reads is gone or new', () => {
  const before = hashClaim(CLAIM, siteDir);
  write('docs/api/charts/line-chart.json', '{}');
  const after = hashClaim(CLAIM, siteDir);
  expect(after).not.toBe(before);
  fs.rmSync(path.join(siteDir, PAGE));
  expect(hashClaim(CLAIM, siteDir)).not.toBe(after);
});

test('but not after a change of another page', () => {
  const before = hashClaim(CLAIM, siteDir);
  write('docs/charts/lines/lines.mdx', '# Other lines');
  expect(hashClaim(CLAIM, siteDir)).toBe(before);
});

test('what is named in parts counts whole', () => {
  write(CLAIM, "const read = (name) => fs.readFileSync(path.join('docs', name));");
  expect(listTestInputs(CLAIM, siteDir)).toEqual(['docs', CLAIM]);
  write(CLAIM, 'const read = (name) => fs.readFileSync(`docs/charts/${name}.mdx`);');
  expect(listTestInputs(CLAIM, siteDir)).toEqual(['docs/charts', CLAIM]);
  write(
    CLAIM,
    "const read = () => fs.readdirSync(path.join(__dirname, '../../../docs'));",
  );
  expect(listTestInputs(CLAIM, siteDir)).toEqual(['docs', CLAIM]);
});

test('every test of claims of the project is found', () => {
  expect(listClaims(siteDir)).toEqual([CLAIM]);
  expect(listClaims().length).toBeGreaterThan(100);
});
