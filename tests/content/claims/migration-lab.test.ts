/** Claims of the lab pages about the packages that adopted the components. */
import { readAllApis } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);

const propsOf = (name: string): string[] =>
  Object.keys(readAllApis().find((page) => page.name === name)?.props ?? {});

for (const [path, name] of [
  ['@mui/x-date-pickers/DatePicker', 'DatePicker'],
  ['@mui/x-date-pickers/LocalizationProvider', 'LocalizationProvider'],
  ['@mui/x-date-pickers/AdapterDateFns', 'AdapterDateFns'],
  ['@mui/x-date-pickers-pro/DateRangePicker', 'DateRangePicker'],
  ['@mui/x-tree-view/TreeItem', 'TreeItem'],
] as const)
  claim(
    `${path} has named exports only`,
    {
      'migration/migration-pickers-lab': 'The packages have only named exports.',
      'migration/migration-tree-view-lab': 'The package has only named exports.',
    },
    () => {
      expect(load(path)).toHaveProperty(name);
      expect(load(path).default).toBeUndefined();
    },
  );

claim(
  'range pickers are only in Pro',
  { 'migration/migration-pickers-lab': 'Range pickers are part of the Pro package:' },
  () => {
    const [community, pro] = [
      load('@mui/x-date-pickers'),
      load('@mui/x-date-pickers-pro'),
    ];
    for (const name of ['DateRangePicker', 'DateRangePickerDay']) {
      expect(community).not.toHaveProperty(name);
      expect(pro).toHaveProperty(name);
    }
  },
);

for (const name of [
  'allowSameDateSelection',
  'disableCloseOnSelect',
  'clearable',
  'clearText',
  'okText',
  'cancelText',
  'todayText',
  'showTodayButton',
])
  claim(
    `DatePicker has no ${name}`,
    {
      'migration/migration-pickers-lab': [
        'In the lab, separate props set the optional buttons and the label of each button.',
        'closeOnSelect replaces disableCloseOnSelect, with the opposite meaning.',
        'Remove obsolete props {/ #remove-props-that-are-gone /}',
      ],
    },
    () => {
      expect(propsOf('DatePicker')).not.toContain(name);
    },
  );

claim(
  'replacements',
  {
    'migration/migration-pickers-lab': [
      'Now you pass a list of buttons to the action bar and their labels to the provider.',
      'closeOnSelect replaces disableCloseOnSelect, with the opposite meaning.',
      'MonthPicker and YearPicker call onChange for each choice; onMonthChange and onYearChange are gone. In YearPicker, shouldDisableYear replaces isDateDisabled.',
    ],
  },
  () => {
    expect(propsOf('DatePicker')).toContain('closeOnSelect');
    expect(propsOf('YearCalendar')).toContain('shouldDisableYear');
    for (const gone of ['isDateDisabled', 'onYearChange'])
      expect(propsOf('YearCalendar')).not.toContain(gone);
    expect(propsOf('MonthCalendar')).not.toContain('onMonthChange');
    const { enUS } = load('@mui/x-date-pickers/locales');
    const texts = JSON.stringify(enUS);
    for (const key of ['clear', 'today', 'ok', 'cancel'])
      expect(texts).toContain(`${key}ButtonLabel`);
  },
);

claim(
  'items of the tree keep most classes',
  {
    'migration/migration-tree-view-lab':
      'The classes keep their names, so your CSS needs no change.',
  },
  () => {
    const { treeItemClasses } = load('@mui/x-tree-view');
    for (const key of ['root', 'content', 'label'])
      expect(treeItemClasses).toHaveProperty(key);
  },
);
