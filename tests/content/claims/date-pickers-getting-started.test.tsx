/**
 * @jest-environment jsdom
 */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, TimePicker } from '@mui/x-date-pickers';
import { deDE } from '@mui/x-date-pickers/locales';
import {
  button,
  click,
  day,
  find,
  fill,
  renderPicker,
  section,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T09:30');

claim(
  'without a provider, a picker throws and names the context',
  {
    'date-pickers/getting-started':
      'Without a provider, the first picker throws an error when it renders.',
  },
  () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<DatePicker />)).toThrow(/localization context/);
    log.mockRestore();
  },
);

claim(
  'a second provider changes texts and keeps the adapter; a locale needs both props',
  {
    'date-pickers/getting-started':
      'A nested provider can change the strings for its part of the page. To change the locale there, pass both `dateAdapter` and `adapterLocale` to the nested provider.',
  },
  () => {
    const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;
    renderPicker(
      <LocalizationProvider localeText={localeText} adapterLocale="de">
        <DatePicker value={date} />
      </LocalizationProvider>,
    );
    expect(textOf()).toBe('03/12/2027');
    expect(section('Tag')).toBeVisible();
    renderPicker(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DatePicker value={date} />
      </LocalizationProvider>,
    );
    expect(textOf()).toBe('12.03.2027');
  },
);

claim(
  'choosing and typing change the visible part, Today and shortcuts the whole value',
  {
    'date-pickers/getting-started': 'The Today button and shortcuts set the whole value.',
  },
  () => {
    const values: (string | undefined)[] = [];
    const onChange = (value: Dayjs | null) =>
      values.push(value?.format('YYYY-MM-DD HH:mm'));
    renderPicker(<DatePicker defaultValue={date} onChange={onChange} />);
    fill('Day', '20');
    renderPicker(<TimePicker defaultValue={date} onChange={onChange} />);
    fill('Minutes', '45');
    renderPicker(
      <DatePicker
        open
        defaultValue={date}
        onChange={onChange}
        slotProps={{
          actionBar: { actions: ['today'] },
          shortcuts: { items: [{ label: 'First', getValue: () => dayjs('2027-01-01') }] },
        }}
      />,
    );
    click(day('21'));
    click(button('First'));
    click(button('Today'));
    expect(values).toEqual([
      '2027-03-20 09:30',
      '2027-03-12 09:45',
      '2027-03-21 09:30',
      '2027-01-01 00:00',
      dayjs().format('YYYY-MM-DD 00:00'),
    ]);
  },
);

claim(
  'defaults of the theme and formats of the provider',
  {
    'date-pickers/getting-started': [
      "The key is `Mui` followed by the component's name, such as `MuiDatePicker`:",
      "`dateFormats` | formats that override the adapter's defaults, such as the full date format",
    ],
  },
  () => {
    renderPicker(
      <ThemeProvider
        theme={createTheme({
          components: { MuiDatePicker: { defaultProps: { format: 'YYYY-MM-DD' } } },
        })}
      >
        <DatePicker value={date} />
      </ThemeProvider>,
    );
    expect(textOf()).toBe('2027-03-12');
    renderPicker(<DatePicker value={date} />, {
      dateFormats: { keyboardDate: 'DD.MM.YY' },
    });
    expect(textOf()).toBe('12.03.27');
    renderPicker(<DatePicker value={date} />, { dateFormats: { fullDate: 'D. M.' } });
    expect(find('[aria-label^="Choose date"]')).toHaveAttribute(
      'aria-label',
      'Choose date, selected date is 12. 3.',
    );
  },
);
