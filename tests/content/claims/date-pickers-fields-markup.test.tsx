/**
 * @jest-environment jsdom
 */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar';
import preParsePostFormat from 'dayjs/plugin/preParsePostFormat';
import { DateField, DateTimeField } from '@mui/x-date-pickers';
import {
  MultiInputDateRangeField,
  SingleInputDateRangeField,
  SingleInputTimeRangeField,
} from '@mui/x-date-pickers-pro';
import {
  find,
  focus,
  input,
  press,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T18:05');
const active = () => document.activeElement?.getAttribute('aria-label');

claim(
  'placeholders in English, and the arguments of their functions',
  {
    'date-pickers/fields': `fieldYearPlaceholder | digitAmount, format | YYYY or YY |
fieldMonthPlaceholder | contentType, format | MM, or MMMM for letters |
fieldDayPlaceholder | format | DD |
fieldWeekDayPlaceholder | contentType, format | EE, or EEEE for letters |
fieldHoursPlaceholder | format | hh |
fieldMinutesPlaceholder | format | mm |
fieldSecondsPlaceholder | format | ss |
fieldMeridiemPlaceholder | format | aa`,
  },
  () => {
    renderPicker(<DateTimeField format="YYYY YY MM MMMM DD dddd hh:mm:ss a" focused />);
    expect(find('.MuiPickersSectionList-root')).toHaveTextContent(
      'YYYY YY MM MMMM DD EEEE hh:mm:ss aa',
    );
    const month = jest.fn(() => 'm');
    const year = jest.fn(() => 'y');
    renderPicker(<DateField format="MMM YY" />, {
      localeText: { fieldMonthPlaceholder: month, fieldYearPlaceholder: year },
    });
    expect(month).toHaveBeenCalledWith({ contentType: 'letter', format: 'MMM' });
    expect(year).toHaveBeenCalledWith({ digitAmount: 2, format: 'YY' });
  },
);

claim(
  'the markup: a group, spin buttons with range and value text, one tab stop',
  {
    'date-pickers/fields': [
      'The field has the role `group` and is named by `label`. Without a visible label, pass `aria-label` to the group:',
      'Each section has the role `spinbutton`, with its range and a spoken value.',
      'An empty section is announced with the `empty` text.',
      'The group is a single tab stop.',
    ],
  },
  () => {
    renderPicker(
      <DateTimeField
        format="MMM DD YYYY HH:mm"
        label="Due"
        value={dayjs('2027-03-05T18:05')}
      />,
    );
    const group = find('[role="group"]');
    expect(
      document.getElementById(group.getAttribute('aria-labelledby') ?? ''),
    ).toHaveTextContent('Due');
    const read = (name: string) =>
      [
        'aria-valuemin',
        'aria-valuemax',
        'aria-valuenow',
        'aria-valuetext',
        'inputmode',
      ].map((each) => section(name).getAttribute(each));
    expect(read('Month')).toEqual(['1', '12', '3', 'March', 'text']);
    expect(read('Day')).toEqual(['1', '31', '5', '5th', 'numeric']);
    expect(read('Hours')).toEqual(['0', '23', '18', null, 'numeric']);
    expect(read('Minutes')).toEqual(['0', '59', '5', null, 'numeric']);
    focus(section('Month'));
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    renderPicker(
      <DateField slotProps={{ textField: { InputProps: { 'aria-label': 'Due' } } }} />,
    );
    expect(find('[role="group"]')).toHaveAttribute('aria-label', 'Due');
    expect(section('Month')).toHaveAttribute('aria-valuetext', 'Empty');
  },
);

claim(
  'slots, the theme entry, and the single input of the older markup',
  {
    'date-pickers/fields': [
      'Entries for `MuiTextField` have no effect',
      '`enableAccessibleFieldDOMStructure={false}` restores the single `<input>` in a `TextField`',
    ],
  },
  () => {
    renderPicker(
      <ThemeProvider
        theme={createTheme({
          components: {
            MuiTextField: { defaultProps: { helperText: 'text field' } },
            MuiPickersTextField: { defaultProps: { helperText: 'pickers' } },
          },
        })}
      >
        <DateField />
        <DateField enableAccessibleFieldDOMStructure={false} />
      </ThemeProvider>,
    );
    const helps = [...document.querySelectorAll('.MuiFormHelperText-root')];
    expect(helps.map((each) => each.textContent)).toEqual(['pickers', 'text field']);
    expect(document.querySelectorAll('[role="spinbutton"]')).toHaveLength(3);
  },
);

claim(
  'ranges: separator, labels by position, form data, and one missing end',
  {
    'date-pickers/fields': [
      '`dateSeparator` sets the text between the start and the end; the default is an en dash.',
      "the function receives the `position`, `'start'` or `'end'`.",
      'If you set `name`, a single input submits both ends as one string.',
      'A single input that contains only the start or only the end is marked as incomplete unless it is focused. With two inputs, either input may stay empty.',
    ],
  },
  async () => {
    const half = [date, null] as [Dayjs, null];
    renderPicker(
      <form>
        <SingleInputDateRangeField name="d" defaultValue={[date, date]} />
        <SingleInputDateRangeField defaultValue={half} />
        <MultiInputDateRangeField
          defaultValue={half}
          slotProps={{ textField: ({ position }) => ({ label: position }) }}
        />
      </form>,
    );
    expect(textOf(0)).toBe('03/12/2027 – 03/12/2027');
    expect([...new FormData(find('form') as HTMLFormElement)]).toEqual([
      ['d', input(0).value],
    ]);
    const invalid = () =>
      [...document.querySelectorAll('.MuiPickersInputBase-root')].map((each) =>
        each.classList.contains('Mui-error'),
      );
    expect(invalid()).toEqual([false, true, false, false]);
    focus(section('Day', 2));
    expect(invalid()).toEqual([false, false, false, false]);
    const labels = [...document.querySelectorAll('label')].map(
      (each) => each.textContent,
    );
    expect(labels).toEqual(['start', 'end']);
    renderPicker(
      <SingleInputTimeRangeField dateSeparator="to" defaultValue={[date, date]} />,
    );
    expect(textOf()).toBe('06:05 PM to 06:05 PM');
  },
);

claim(
  'with the plugin of Day.js, digits of the locale are shown, and Western ones can be typed',
  { 'date-pickers/fields': 'In version 8.29.3, a typed localized digit becomes zero.' },
  () => {
    renderPicker(<DateField format="DD/MM" defaultValue={date} />, {
      adapterLocale: 'ar',
    });
    expect(textOf()).toBe('12/03');
    dayjs.extend(preParsePostFormat);
    renderPicker(<DateField format="DD/MM" defaultValue={date} />, {
      adapterLocale: 'ar',
    });
    expect(textOf()).toBe('١٢/٠٣');
    typeInto('Day', '05');
    expect(section('Day')).toHaveTextContent('٠٥');
    typeInto('Month', '٧');
    expect(section('Month')).toHaveTextContent('٠٠');
  },
);

claim(
  'in right-to-left layouts, sections keep their order, and so do the arrow keys',
  {
    'date-pickers/fields':
      'In right-to-left layouts, the sections still run from left to right, and ← still moves to the left on the screen.',
  },
  () => {
    renderPicker(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <DateField format="MM/DD/YYYY" defaultValue={date} />
      </ThemeProvider>,
    );
    focus(section('Month'));
    press('ArrowLeft');
    expect(active()).toBe('Month');
    press('ArrowRight');
    expect(active()).toBe('Day');
    expect(find('.MuiPickersSectionList-root')).toHaveStyle({ direction: 'ltr' });
  },
);
