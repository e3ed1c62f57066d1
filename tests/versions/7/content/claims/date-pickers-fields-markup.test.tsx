/**
 * @jest-environment jsdom
 */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { screen } from '@testing-library/react';
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
  input,
  isInvalid,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/pickerDom';

const date = dayjs('2027-03-12T18:05');

test('placeholders in English, and what their functions get', () => {
  renderPicker(<DateTimeField format="YYYY YY MM MMMM DD dddd hh:mm:ss a" focused />);
  expect(input()).toHaveAttribute('placeholder', 'YYYY YY MM MMMM DD EEEE hh:mm:ss aa');
  const month = jest.fn(() => 'm');
  const year = jest.fn(() => 'y');
  renderPicker(<DateField format="MMM YY" />, {
    localeText: { fieldMonthPlaceholder: month, fieldYearPlaceholder: year },
  });
  expect(month).toHaveBeenCalledWith({ contentType: 'letter', format: 'MMM' });
  expect(year).toHaveBeenCalledWith({ digitAmount: 2, format: 'YY' });
});

test('the markup: a text box, named by its label; the keyboard follows the section', () => {
  renderPicker(<DateTimeField label="Due" value={dayjs('2027-03-05T18:05')} />);
  expect(screen.getByRole('textbox', { name: 'Due' })).toBe(input());
  section('Month');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
  section('Meridiem');
  expect(input()).toHaveAttribute('inputmode', 'text');
  renderPicker(
    <DateField slotProps={{ textField: { inputProps: { 'aria-label': 'Due' } } }} />,
  );
  expect(screen.getByRole('textbox', { name: 'Due' })).toBe(input());
});

test('theme entries, and the markup with a group of sections', () => {
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
      <DateField enableAccessibleFieldDOMStructure />
    </ThemeProvider>,
  );
  const helps = [...document.querySelectorAll('.MuiFormHelperText-root')];
  expect(helps.map((each) => each.textContent)).toEqual(['text field', 'pickers']);
  expect(document.querySelectorAll('[role="group"]')).toHaveLength(1);
  const sections = [...document.querySelectorAll('[role="spinbutton"]')];
  expect(
    sections.map((each) => [
      each.getAttribute('aria-label'),
      each.getAttribute('aria-valuetext'),
    ]),
  ).toEqual([
    ['Month', 'Empty'],
    ['Day', 'Empty'],
    ['Year', 'Empty'],
  ]);
});

test('ranges: separator, labels by position, form data, and one end alone', async () => {
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
  expect([0, 1, 2, 3].map((place) => isInvalid(place))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const labels = [...document.querySelectorAll('label')].map((each) => each.textContent);
  expect(labels).toEqual(['start', 'end']);
  renderPicker(
    <SingleInputTimeRangeField dateSeparator="to" defaultValue={[date, date]} />,
  );
  expect(textOf()).toBe('06:05 PM to 06:05 PM');
});

test('with the plugin of Day.js, digits of the locale are shown, and Western ones can be typed', () => {
  renderPicker(<DateField format="DD/MM" defaultValue={date} />, { adapterLocale: 'ar' });
  expect(textOf()).toBe('12/03');
  dayjs.extend(preParsePostFormat);
  renderPicker(<DateField format="DD/MM" defaultValue={date} />, { adapterLocale: 'ar' });
  expect(textOf()).toBe('١٢/٠٣');
  typeInto('Day', '05');
  expect(textOf()).toBe('٠٥/٠٣');
});
