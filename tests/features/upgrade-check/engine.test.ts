import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { check, listUndecided, LOOKUP } from './support';

const IMPORT = "import { BarChart } from '@mui/x-charts';\n";
const LEGEND = 'breaks legend:2';
const COLORS = 'new default colors:2';

describe('it knows a component', () => {
  test.each([
    ['by name', `${IMPORT}<BarChart colors="x" legend={{}} />`],
    [
      'from a folder',
      "import { BarChart } from '@mui/x-charts/BarChart';\n<BarChart colors legend />",
    ],
    [
      'by another name',
      "import { BarChart as B } from '@mui/x-charts';\n<B colors legend />",
    ],
    ['of a module', "import * as X from '@mui/x-charts';\n<X.BarChart colors legend />"],
    ['by default', "import B from '@mui/x-charts/BarChart';\n<B colors legend />"],
    [
      'with require',
      "const { BarChart } = require('@mui/x-charts');\n<BarChart colors legend />",
    ],
    [
      'of a required module',
      "const X = require('@mui/x-charts');\n<X.BarChart colors legend />",
    ],
    ['that is styled', `${IMPORT}const B = styled(BarChart)({}); <B colors legend />`],
    [
      'that is styled in a template',
      `${IMPORT}const B = styled(BarChart)\`\`; <B colors legend />`,
    ],
    ['that is memoized', `${IMPORT}const B = React.memo(BarChart); <B colors legend />`],
    [
      'by the type of its props',
      "import type { BarChartProps } from '@mui/x-charts';\nconst p: BarChartProps = { legend: 1 };",
    ],
    [
      'by a type made of that of its props',
      "import type { BarChartProps } from '@mui/x-charts';\ntype P = Partial<BarChartProps>; const p = { legend: 1 } satisfies P;",
    ],
    [
      'by a key of its props',
      "import type { BarChartProps } from '@mui/x-charts';\nlet l: BarChartProps['legend'];",
    ],
    [
      'by what reads its props',
      "import type { BarChartProps } from '@mui/x-charts';\nfunction f({ legend }: BarChartProps) {}",
    ],
    [
      'in the theme',
      `${IMPORT}const t = { MuiBarChart: { defaultProps: { legend: 1 } } };`,
    ],
    [
      'with props that are spread',
      `${IMPORT}const p = { legend: 1 }; <BarChart {...p} />`,
    ],
  ])('%s', (_, code) => {
    expect(check(code)).toEqual([LEGEND]);
  });

  test.each([
    ['from another package', "import { BarChart } from 'charts';\n<BarChart legend />"],
    ['with an unchanged prop', `${IMPORT}<BarChart colors series={[]} />`],
    ['of the same name in a function', `${IMPORT}(BarChart) => <BarChart legend />`],
    ['with another component', `${IMPORT}<><BarChart colors /><div legend /></>`],
  ])('not %s', (_, code) => {
    expect(check(code)).toEqual([]);
  });
});

test('a new default concerns code without the prop', () => {
  expect(check(`${IMPORT}<BarChart />`)).toEqual([COLORS]);
  expect(check(`${IMPORT}<BarChart colors={[]} />`)).toEqual([]);
  expect(check(`${IMPORT}<BarChart {...props} />`)).toEqual([]);
});

test('a type that accepts more is no finding', () => {
  expect(check(`${IMPORT}<BarChart colors margin={1} />`)).toEqual([]);
  expect(check(`${IMPORT}<BarChart colors axis="x" />`)).toEqual(['type changed axis:2']);
});

test.each([
  ['slots={{ popper: P }}'],
  ['slotProps={{ popper: {} }}'],
  ['slotProps={{ ...{ popper: {} } }}'],
  ['slots={slots}'],
])('slots: %s', (attribute) => {
  const code = `${IMPORT}const slots = { popper: 1 }; <BarChart colors ${attribute} />`;
  expect(check(code)).toEqual(['breaks popper:2']);
});

test.each([
  ['series={[{ stackOld: 1 }]}'],
  ['series={rows?.map((row) => ({ stackOld: row }))}'],
  ['series={rows.map((row) => ({ stackOld: row }))}'],
  ['series={useMemo(() => { return [{ stackOld: 1 }]; }, [])}'],
  ['series={isOn ? [{ stackOld: 1 }] : []}'],
  ['series={list}'],
  ['series={[...list]}'],
])('objects in props: %s', (attribute) => {
  const code = `${IMPORT}const list = [{ stackOld: 1 }];\n<BarChart colors ${attribute} />`;
  expect(check(code)).toHaveLength(1);
});

test('objects of a series have members of their own', () => {
  const code = `${IMPORT}<BarChart colors series={[{ highlightScope: { highlighted: 'item' } }]} />`;
  expect(check(code)).toEqual(['breaks highlighted:2']);
});

test.each([
  ["import { OldChart } from '@mui/x-charts';", ['breaks OldChart:1']],
  ["import { OldChart } from '@mui/x-charts-pro';", []],
  ["export { OldChart } from '@mui/x-charts';", ['breaks OldChart:1']],
  ["import type { MovedType } from '@mui/x-charts/context';", ['breaks MovedType:1']],
  ["import type { MovedType } from '@mui/x-charts';", []],
  ["import { ProOnly } from '@mui/x-charts';", ['breaks ProOnly:1']],
  ["import { ProOnly } from '@mui/x-charts-pro';", []],
  ["import { useOld } from '@mui/x-charts';", ['deprecated useOld:1']],
  ["import * as X from '@mui/x-charts'; X.OldChart;", ['breaks OldChart:1']],
  ["const { OldChart } = require('@mui/x-charts');", ['breaks OldChart:1']],
])('%s', (code, found) => {
  expect(check(code)).toEqual(found);
});

const ADAPTER = '@mui/x-date-pickers/AdapterDateFns';
const PRO_ADAPTER = '@mui/x-date-pickers-pro/AdapterDateFnsJalaliV3';
const TREE_ITEM = '@mui/x-tree-view/TreeItem2';

test.each([
  [`import { AdapterDateFns } from '${ADAPTER}V3';`, [`breaks ${ADAPTER}V3:1`]],
  [`import { AdapterDateFns } from '${ADAPTER}';`, [`breaks ${ADAPTER}:1`]],
  [`import { AdapterDateFns as A } from '${PRO_ADAPTER}';`, [`breaks ${PRO_ADAPTER}:1`]],
  [`export * from '${ADAPTER}V3';`, [`breaks ${ADAPTER}V3:1`]],
  [`import * as A from '${ADAPTER}V3';`, [`breaks ${ADAPTER}V3:1`]],
  [`const { AdapterDateFns } = require('${ADAPTER}V3');`, [`breaks ${ADAPTER}V3:1`]],
  [`async () => { const a = await import('${ADAPTER}V3'); };`, [`breaks ${ADAPTER}V3:1`]],
  ["import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';", []],
  // The name says more than the path.
  [`import { TreeItem2 } from '${TREE_ITEM}';`, ['breaks TreeItem2:1']],
  [`import * as Tree from '${TREE_ITEM}';`, [`breaks ${TREE_ITEM}:1`]],
])('paths: %s', (code, found) => {
  expect(check(code)).toEqual(found);
});

test('a key of the theme that no component has', () => {
  const code = 'const t = { MuiPickersPopper: { styleOverrides: { paper: {} } } };';
  expect(check(code)).toEqual(['breaks MuiPickersPopper:1']);
});

test('the slot of the legend keeps what the component lost', () => {
  const code = `${IMPORT}<BarChart colors slotProps={{ legend: { position: {}, hidden: true } }} />`;
  expect(check(code)).toEqual(['type changed position:2', 'breaks hidden:2']);
  const own = "import { ChartsLegend } from '@mui/x-charts';\n<ChartsLegend position />";
  expect(check(own)).toEqual(['breaks position:2']);
});

describe('the API object', () => {
  const HOOK = "import { useGridApiRef } from '@mui/x-data-grid';\n";
  test.each([
    ['const ref = useGridApiRef(); ref.current?.resize();', ['breaks resize:2']],
    ['const ref = useGridApiRef(); ref.current!.resize();', ['breaks resize:2']],
    [
      'const ref = useGridApiRef(); ref.current.resize();',
      ['breaks resize:2', 'type changed useGridApiRef:2'],
    ],
    ['const ref = useRef(); ref.current.resize();', []],
    ["api?.subscribeEvent('rowDragged', log);", ['breaks rowDragged:2']],
    ["useGridEvent(ref, 'rowDragged', log);", ['breaks rowDragged:2']],
    ["log('rowDragged');", []],
  ])('%s', (code, found) => {
    expect(check(HOOK + code).sort()).toEqual(found);
  });
});

test('types with fewer parameters', () => {
  const code = "import type { PickersDayProps } from '@mui/x-date-pickers';\n";
  expect(check(`${code}type P = PickersDayProps<Dayjs>;`)).toEqual([
    'type changed day:2',
  ]);
  expect(check(`${code}type P = PickersDayProps;`)).toEqual([]);
});

test.each([
  ["const sx = { '& .MuiBarElement-old': {} };", 'App.tsx'],
  ['const a = css`.MuiBarElement-old {}`;', 'App.ts'],
  ['const t = { MuiBarElement: { styleOverrides: { old: {} } } };', 'theme.js'],
  ['.MuiBarElement-old { color: red; }', 'app.scss'],
])('classes: %s', (code, file) => {
  expect(check(code, file)).toEqual(['breaks MuiBarElement-old:1']);
});

test('a member of an object with classes', () => {
  const code =
    "import { barElementClasses } from '@mui/x-charts';\nbarElementClasses.old;";
  expect(check(code)).toEqual(['breaks old:2']);
});

test.each([
  [`${IMPORT}<BarChart colors {...props} />`, 'spread props:2'],
  [`${IMPORT}<BarChart colors {...getProps()} />`, 'spread getProps():2'],
  ["const X = lazy(() => import('@mui/x-charts'));", 'dynamic import @mui/x-charts:1'],
  ["export * from '@mui/x-charts';", 're-export @mui/x-charts:1'],
  [
    "import X from '@mui/x-charts/internals/deep';",
    'deep import @mui/x-charts/internals/deep:1',
  ],
  [
    "import { deDE } from '@mui/x-data-grid/locales/deDE';",
    'deep import @mui/x-data-grid/locales/deDE:1',
  ],
])('undecided: %s', (code, expected) => {
  expect(listUndecided(code)).toEqual([expected]);
});

test('code blocks of a page have the lines of the page', () => {
  const page = `# A\n\n\`\`\`tsx\n${IMPORT}<BarChart colors legend />\n\`\`\`\n\n\`\`\`bash\n<BarChart legend\n\`\`\`\n`;
  expect(check(page, 'a.mdx')).toEqual(['breaks legend:5']);
});

test('a cast in a file without JSX', () => {
  const code = "import type { BarChartProps } from '@mui/x-charts';\nconst a = <T>b;\n";
  expect(checkFile({ file: 'a.ts', text: code }, LOOKUP).problem).toBeUndefined();
});
