/**
 * What the changes between majors do not say about the types of the packages: which type
 * the value of a property has. Only types with changed members, and those that lead to
 * them, are listed.
 */

const AXIS = ['AxisConfig', 'ChartsXAxis', 'ChartsYAxis'];

/** By the name of a property; a component's props and members of types have the same. */
const VALUE_TYPES: Readonly<Record<string, readonly string[]>> = {
  columns: ['GridColDef'],
  initialState: ['GridInitialState'],
  detailPanel: ['GridDetailPanelInitialState'],
  localeText: ['GridLocaleText', 'PickersLocaleText'],
  filterModel: ['GridFilterModel'],
  dataSource: ['GridDataSource'],
  unstable_dataSource: ['GridDataSource'],
  experimentalFeatures: ['GridExperimentalPremiumFeatures'],
  formats: ['AdapterFormats'],
  dateFormats: ['AdapterFormats'],
  series: ['AllSeriesType'],
  xAxis: AXIS,
  yAxis: AXIS,
  zAxis: AXIS,
  highlightScope: ['HighlightScope'],
  api: ['GridApi'],
};

/** Props of the component or the type behind `slotProps.<name>`. */
const SLOT_TYPES: Readonly<Record<string, readonly string[]>> = {
  legend: ['ChartsLegend', 'ChartsLegendPosition'],
  tooltip: ['ChartsTooltip'],
  toolbar: ['GridToolbar'],
  layout: ['PickersLayout'],
  actionBar: ['PickersActionBar'],
  shortcuts: ['PickersShortcuts'],
};

/** Types of `slotProps` of the grid; in other products, they are named after the component. */
const GRID_SLOTS = ['GridSlotsComponentsProps', 'GridSlotProps'];

/** The owners of methods: the packages name the same object differently in each plan. */
const GRID_API = [
  'GridApi',
  'GridApiCommon',
  'GridApiCommunity',
  'GridApiPro',
  'GridApiPremium',
];

/** Hooks that return, or return a ref to, an object with methods. */
const API_HOOKS: readonly string[] = [
  'useGridApiRef',
  'useGridApiContext',
  'useGridPrivateApiContext',
];

/** A chart has series of its own type. */
const CHART = /^(Bar|Line|Pie|Scatter)Chart(?:Pro)?$|^(Heatmap)$/;

/** Types of the value of a property. @param owners types of the object that has it */
export function getValueTypes(
  name: string,
  owners: readonly string[],
): readonly string[] {
  if (name === 'series')
    for (const owner of owners) {
      const [, chart, heatmap] = CHART.exec(owner) ?? [];
      if (chart ?? heatmap) return [`${chart ?? heatmap}SeriesType`];
    }
  return Object.hasOwn(VALUE_TYPES, name) ? VALUE_TYPES[name]! : [];
}

/** Types of the value of a key of `slotProps`. */
export const getSlotTypes = (name: string): readonly string[] =>
  Object.hasOwn(SLOT_TYPES, name) ? SLOT_TYPES[name]! : [];

/** The types of a component's `slotProps`. */
export const getSlotPropsTypes = (component: string): readonly string[] =>
  component.startsWith('DataGrid') ? GRID_SLOTS : [`${component}SlotProps`];

/** Types of the result of a hook; the changes list its members under the hook's name. */
export const getHookTypes = (name: string): readonly string[] =>
  API_HOOKS.includes(name) ? [name, ...GRID_API] : [name];

/**
 * The names under which the changes list members of a type. A component's props are listed
 * under the component, not under the type of its props.
 */
export function getOwners(type: string): readonly string[] {
  if (GRID_API.includes(type)) return GRID_API;
  return type.endsWith('Props') ? [type, type.slice(0, -'Props'.length)] : [type];
}
