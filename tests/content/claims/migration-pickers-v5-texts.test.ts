/**
 * Claims of the guide from 5 to 6 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import { readAllApis } from '../../support/components/readApi';
import { readPackage } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);

const pageOf = (name: string) => readAllApis().find((page) => page.name === name);
const propsOf = (name: string): string[] => Object.keys(pageOf(name)?.props ?? {});

claim(
  'texts',
  {
    'migration/migration-pickers-v5': [
      'Translate with localeText',
      'In time pickers, clockLabelText replaces getClockLabelText.',
    ],
  },
  () => {
    const { enUS } = load('@mui/x-date-pickers/locales') as {
      enUS: {
        components: {
          MuiLocalizationProvider: { defaultProps: { localeText: object } };
        };
      };
    };
    const texts = enUS.components.MuiLocalizationProvider.defaultProps.localeText;
    for (const key of [
      'previousMonth',
      'nextMonth',
      'calendarViewSwitchingButtonAriaLabel',
      'clockLabelText',
      'datePickerToolbarTitle',
      'openDatePickerDialogue',
      'start',
      'end',
    ])
      expect(texts).toHaveProperty(key);
    expect(texts).not.toHaveProperty('datePickerDefaultToolbarTitle');
  },
);

claim(
  'the provider has adapterLocale',
  {
    'migration/migration-pickers-v5': [
      'Rename locale of the provider',
      'Texts are in localeText, and the provider has adapterLocale.',
    ],
  },
  () => {
    expect(propsOf('LocalizationProvider')).toContain('adapterLocale');
    expect(propsOf('LocalizationProvider')).not.toContain('locale');
  },
);

claim(
  'adapters for other calendars, and the range of Luxon',
  {
    'migration/migration-pickers-v5': [
      'luxon | 1.28, 2, 3 | 3 (3.0.2 or later)',
      'moment | 2 (2.29.1 or later) | 2 (2.29.4 or later)',
      'Adapters for other calendar systems now also come from the package instead of from @date-io.',
    ],
  },
  () => {
    expect(load('@mui/x-date-pickers/AdapterDateFnsJalali')).toHaveProperty(
      'AdapterDateFnsJalali',
    );
    expect(readPackage('x-date-pickers').peerDependencies).toMatchObject({
      luxon: '^3.0.2',
      moment: '^2.29.4',
    });
  },
);
