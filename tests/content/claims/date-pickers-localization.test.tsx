/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  StaticTimePicker,
  usePickerTranslations,
  type PickersInputLocaleText,
} from '@mui/x-date-pickers';
import * as locales from '@mui/x-date-pickers/locales';
import * as proLocales from '@mui/x-date-pickers-pro/locales';
import { SITE_DIR } from '../../../content/paths/siteDir';
import {
  button,
  find,
  has,
  renderPicker,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const PAGE = path.join(SITE_DIR, 'docs/date-pickers/localization/localization.mdx');
const date = dayjs('2027-03-12');

claim(
  'the table lists each locale with the number of missing texts',
  {
    'date-pickers/localization':
      'The last column shows how many of the 53 strings are still in English in this version.',
  },
  () => {
    const rows = [
      ...fs
        .readFileSync(PAGE, 'utf8')
        .matchAll(/^\| [^|]+ \| `(\w+)` \| `([\w-]+)` \| (\d+) \|$/gm),
    ];
    const textsOf = (locale: (typeof locales)[keyof typeof locales]) => {
      const { localeText } = (locale as typeof locales.deDE).components
        .MuiLocalizationProvider.defaultProps;
      return Object.keys(localeText).length;
    };
    const exported = Object.entries(locales).filter(([, each]) => 'components' in each);
    const total = textsOf(locales.enUS);
    expect(total).toBe(53);
    expect(
      Object.fromEntries(rows.map(([, name, , lacks]) => [name, Number(lacks)])),
    ).toEqual(
      Object.fromEntries(exported.map(([name, each]) => [name, total - textsOf(each)])),
    );
    for (const [, , name] of rows)
      expect(
        fs.existsSync(path.join(SITE_DIR, 'node_modules/dayjs/locale', `${name}.js`)),
      ).toBe(true);
    expect(Object.keys(proLocales)).toEqual(
      expect.arrayContaining(exported.map(([name]) => name)),
    );
  },
);

claim(
  'texts: the picker takes precedence over the inner and outer provider, the theme, and English',
  {
    'date-pickers/localization': [
      "The first source that contains a string takes precedence: the picker's own `localeText` the provider's `localeText`, starting with the innermost provider the theme English",
      '`usePickerTranslations()` returns the current strings:',
    ],
  },
  () => {
    let seen: Partial<Record<string, unknown>> = {};
    function Actions() {
      seen = { ...usePickerTranslations() };
      return null;
    }
    const text = (word: string, count: number): PickersInputLocaleText =>
      Object.fromEntries(
        ['todayButtonLabel', 'clearButtonLabel', 'cancelButtonLabel', 'okButtonLabel']
          .slice(0, count)
          .map((key) => [key, word]),
      );
    renderPicker(
      <ThemeProvider
        theme={createTheme({
          components: {
            MuiLocalizationProvider: { defaultProps: { localeText: text('theme', 4) } },
          },
        })}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs} localeText={text('outer', 3)}>
          <LocalizationProvider localeText={text('inner', 2)}>
            <DatePicker
              open
              localeText={text('picker', 1)}
              slots={{ actionBar: Actions }}
            />
          </LocalizationProvider>
        </LocalizationProvider>
      </ThemeProvider>,
    );
    expect(seen).toMatchObject({
      todayButtonLabel: 'picker',
      clearButtonLabel: 'inner',
      cancelButtonLabel: 'outer',
      okButtonLabel: 'theme',
      nextStepButtonLabel: 'Next',
    });
  },
);

claim(
  'toolbarTitle names one picker; text functions receive the value',
  {
    'date-pickers/localization': [
      "A picker's `localeText` has the same keys as the provider's, plus `toolbarTitle` for the title in the picker's toolbar.",
      'For a string that contains a value, pass a function:',
    ],
  },
  () => {
    renderPicker(
      <StaticTimePicker
        localeText={{ toolbarTitle: 'Wake me at', okButtonLabel: 'Set' }}
      />,
    );
    expect(find('.MuiPickersToolbar-root')).toHaveTextContent('Wake me at');
    expect(button('Set')).toBeVisible();
    renderPicker(
      <DatePicker
        value={date}
        localeText={{ openDatePickerDialogue: (text) => `now ${text}` }}
      />,
    );
    expect(has('[aria-label="now Mar 12, 2027"]')).toBe(true);
  },
);

claim(
  'a locale of Day.js that is not imported: English, and a warning',
  {
    'date-pickers/localization':
      'If you forget to import a Day.js locale, the pickers show English dates and log a warning in development.',
  },
  () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    renderPicker(<DatePicker value={date} format="MMMM" />, { adapterLocale: 'fr' });
    expect(textOf()).toBe('March');
    expect(log.mock.calls.join()).toMatch(/locale/i);
    log.mockRestore();
  },
);
