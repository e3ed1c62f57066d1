import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { createAdvice } from '../../../src/features/upgrade-check/engine/createAdvice';
import type {
  FileReport,
  Finding,
} from '../../../src/features/upgrade-check/engine/model';
import {
  describeFinding,
  describeVerdict,
  getCodemod,
  renderReport,
} from '../../../src/features/upgrade-check/engine/renderReport';
import { ENGLISH } from '../../../src/features/upgrade-check/engine/reportTexts';
import { LOOKUP } from './support';

const IMPORT = "import { BarChart } from '@mui/x-charts';\n";
const ADAPTER = '@mui/x-date-pickers/AdapterDateFns';

const check = (text: string, file = 'a.tsx'): FileReport =>
  checkFile({ file, text }, LOOKUP);

function findOne(text: string, name: string): Finding {
  const finding = check(text).findings.find(({ change }) => change.name === name);
  if (!finding) throw new Error(`${name} was not found.`);
  return finding;
}

const describeOne = (text: string, name: string): string =>
  describeFinding(findOne(text, name), ENGLISH);

const render = (...reports: FileReport[]): string =>
  renderReport(
    reports,
    { from: '7', to: '8' },
    { texts: ENGLISH, findAdvice: () => undefined },
  );

describe('the sentence about a change', () => {
  const importType = (name: string) => `import type { ${name} } from '@mui/x-charts';`;

  it('has the members of a type that became an object', () => {
    expect(describeOne(importType('SelectionModel'), 'SelectionModel')).toBe(
      'The type of `SelectionModel` changed from `readonly Id[]` to `{ ids: Set<Id> }`.',
    );
  });

  it('leaves out types that the packages do not say', () => {
    expect(describeOne(importType('Overrides'), 'Overrides')).toBe(
      'The type of `Overrides` changed.',
    );
  });

  it('says which path is called differently', () => {
    const finding = findOne(`import '${ADAPTER}V3';`, `${ADAPTER}V3`);
    expect(describeFinding(finding, ENGLISH)).toBe(
      `\`${ADAPTER}V3\` is now called \`${ADAPTER}\`.`,
    );
    expect(getCodemod(finding)).toContain('/pickers/rename-adapter-date-fns-imports src');
  });

  it('says which path is now for other versions of a library', () => {
    expect(describeOne(`import '${ADAPTER}';`, ADAPTER)).toBe(
      `\`${ADAPTER}\` is now for \`date-fns\` 3 and 4. With \`date-fns\` 2, import from \`${ADAPTER}V2\`.`,
    );
  });

  it('shows where long types differ', () => {
    const finding = findOne(importType('SelectionModel'), 'SelectionModel');
    const long = 'x'.repeat(150);
    const change = { ...finding.change, from: `${long} | Old`, to: `${long} | New` };
    const text = describeFinding({ ...finding, change }, ENGLISH);
    expect(text).toMatch(/from `…x+ \| Old` to `…x+ \| New`/);
    expect(text.length).toBeLessThan(200);
  });
});

describe('advice', () => {
  const guide = '/x/migration/migration-charts-v7/';
  const findAdvice = (finding: Finding) =>
    createAdvice(
      ['charts', 'date-pickers'].map((product) => ({
        product: product as 'charts',
        from: 7,
        to: 8,
        guide,
        advice: {
          [finding.index]: { text: '`ColorLegend` has no `hidden`.', anchor: 'colors' },
        },
      })),
      (path) => path,
    )(finding);

  it('is left out if it is about another owner of the member', () => {
    const slot = `${IMPORT}<BarChart slotProps={{ legend: { hidden: true } }} />`;
    expect(findAdvice(findOne(slot, 'hidden'))).toEqual({ text: '', href: guide });
    const own = "import { ColorLegend } from '@mui/x-charts';\n<ColorLegend hidden />";
    expect(findAdvice(findOne(own, 'hidden'))).toEqual({
      text: '`ColorLegend` has no `hidden`.',
      href: `${guide}#colors`,
    });
  });

  it('fits all plans of an owner', () => {
    const own = "import { ColorLegend } from '@mui/x-charts';\n<ColorLegend hidden />";
    const finding = findOne(own, 'hidden');
    const change = { ...finding.change, in: ['ColorLegend', 'ColorLegendPro'] };
    expect(findAdvice({ ...finding, change, owners: ['ColorLegendPro'] })?.text).not.toBe(
      '',
    );
  });

  it('has a section for changes that are not published', () => {
    const finding = findOne(`import '${ADAPTER}V3';`, `${ADAPTER}V3`);
    const other = createAdvice(
      [{ product: 'date-pickers', from: 7, to: 8, guide, advice: {} }],
      (path) => path,
    );
    expect(other(finding)).toEqual({ text: '', href: `${guide}#adapters` });
  });
});

describe('the verdict', () => {
  const clean = check(`${IMPORT}<BarChart colors />`);
  const bare = check('<BarChart colors legend />;', 'bare.tsx');
  const broken = check(`${IMPORT}const = ;`, 'broken.tsx');
  const open = check(`${IMPORT}<BarChart colors {...props} />`);
  const found = check(`${IMPORT}<BarChart colors legend />`);

  test.each([
    ['a file without findings', [clean], ENGLISH.clean],
    ['with another without imports', [clean, bare], ENGLISH.clean],
    ['code without imports', [bare], ENGLISH.noImports],
    ['with a syntax error elsewhere', [bare, broken], ENGLISH.noImports],
    ['only a syntax error', [broken], ''],
    ['a syntax error in another file', [clean, broken], ''],
    ['code that it cannot follow', [open], ''],
    ['a finding', [found], ''],
    ['a finding beside code without imports', [found, bare], ''],
    ['no file', [], ''],
  ])('%s', (_, reports, verdict) => {
    expect(describeVerdict(reports, ENGLISH)).toBe(verdict);
  });

  it('is in the report, which counts the files that were checked', () => {
    const text = render(clean, broken);
    expect(text).toContain('Files checked: 1. ');
    expect(text).not.toContain(ENGLISH.clean);
    expect(text).toContain('- broken.tsx:2: The file has a syntax error.');
    expect(render(broken)).toContain('Files checked: 0. ');
    expect(render(bare)).toContain(ENGLISH.noImports);
    expect(render(clean)).toContain(ENGLISH.clean);
  });
});
