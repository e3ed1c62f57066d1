import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { createLookup } from '../../../src/features/upgrade-check/engine/createLookup';
import type { ApiChange, ProductDiff } from '../../../src/types/apiChange';

const change = (rest: Partial<ApiChange> & Pick<ApiChange, 'name'>): ApiChange => ({
  kind: 'prop',
  change: 'removed',
  in: [],
  from: null,
  to: null,
  note: null,
  ...rest,
});

/** Changes of each kind. */
const DIFF: ProductDiff = {
  product: 'charts',
  from: ['@mui/x-charts@7.29.1'],
  to: ['@mui/x-charts@8.29.3'],
  changes: [
    change({ name: 'legend', in: ['BarChart', 'LineChart'], note: 'Use `slotProps`.' }),
    change({
      name: 'OldChart',
      kind: 'component',
      change: 'renamed',
      from: '@mui/x-charts',
      to: 'NewChart',
      note: 'codemod v8.0.0/charts/rename-chart',
    }),
    change({
      name: 'colors',
      change: 'default changed',
      in: ['BarChart'],
      from: 'blue',
      to: 'red',
    }),
    change({
      name: 'margin',
      change: 'type changed',
      in: ['BarChart'],
      from: 'number',
      to: 'number | string',
    }),
    change({
      name: 'axis',
      change: 'type changed',
      in: ['BarChart'],
      from: 'string',
      to: 'number',
    }),
    change({ name: 'popper', kind: 'slot', in: ['BarChart'] }),
    change({ name: 'MuiBarElement-old', kind: 'class', in: ['BarElement'] }),
    change({ name: 'old', kind: 'member', in: ['BarElementClasses'] }),
    change({
      name: 'highlighted',
      kind: 'member',
      change: 'renamed',
      in: ['HighlightScope'],
      to: 'highlight',
    }),
    change({ name: 'stackOld', kind: 'member', in: ['BarSeriesType'] }),
    change({ name: 'rowDragged', kind: 'event', in: ['GridEventLookup'] }),
    change({ name: 'resize', kind: 'method', in: ['GridApi'] }),
    change({
      name: 'useGridApiRef',
      kind: 'hook',
      change: 'type changed',
      from: '() => React.RefObject<Api>',
      to: '() => React.RefObject<Api | null>',
    }),
    change({
      name: 'MovedType',
      kind: 'type',
      change: 'import path gone',
      from: '@mui/x-charts/context',
      to: '@mui/x-charts',
    }),
    change({
      name: 'ProOnly',
      kind: 'component',
      change: 'packages changed',
      from: '@mui/x-charts, @mui/x-charts-pro',
      to: '@mui/x-charts-pro',
    }),
    change({ name: 'useOld', kind: 'hook', change: 'deprecated', note: 'Use `useNew`.' }),
    change({
      name: 'day',
      change: 'type changed',
      in: ['PickersDay'],
      from: 'TDate',
      to: 'PickerValidDate',
    }),
    change({ name: 'added', change: 'added', in: ['BarChart'] }),
    change({
      name: 'position',
      in: ['ChartsLegend', 'ColorLegend'],
      from: 'AnchorPosition',
    }),
    change({ name: 'hidden', in: ['ChartsLegend', 'ColorLegend'] }),
    change({
      name: 'SelectionModel',
      kind: 'type',
      change: 'type changed',
      from: 'readonly Id[]',
    }),
    change({
      name: 'ids',
      kind: 'member',
      change: 'added',
      in: ['SelectionModel'],
      to: 'Set<Id>',
    }),
    change({
      name: 'Overrides',
      kind: 'type',
      change: 'type changed',
      from: 'Overrides<T>',
    }),
  ],
};

/** Version 7 of these packages has paths that version 8 lacks. */
const PICKERS: ProductDiff = {
  product: 'date-pickers',
  from: ['@mui/x-date-pickers@7.29.4'],
  to: ['@mui/x-date-pickers@8.29.3'],
  changes: [],
};

const TREE: ProductDiff = {
  product: 'tree-view',
  from: ['@mui/x-tree-view@7.29.10'],
  to: ['@mui/x-tree-view@8.29.3'],
  changes: [
    change({
      name: 'TreeItem2',
      kind: 'component',
      change: 'renamed',
      from: '@mui/x-tree-view',
      to: 'TreeItem',
    }),
  ],
};

export const LOOKUP = createLookup([DIFF, PICKERS, TREE]);

/** What the check finds, as `level name:line,line`. */
export const check = (text: string, file = 'App.tsx'): string[] =>
  checkFile({ file, text }, LOOKUP).findings.map(
    ({ level, change: { name }, lines }) => `${level} ${name}:${lines.join()}`,
  );

/** What the check leaves to the reader, as `reason name:line`. */
export const listUndecided = (text: string, file = 'App.tsx'): string[] =>
  checkFile({ file, text }, LOOKUP).undecided.map(
    ({ reason, name, line }) => `${reason} ${name}:${line}`,
  );
