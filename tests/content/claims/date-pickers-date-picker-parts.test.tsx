/**
 * @jest-environment jsdom
 */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  MobileDatePicker,
  StaticDatePicker,
  type DatePickerProps,
} from '@mui/x-date-pickers';
import { deDE } from '@mui/x-date-pickers/locales';
import {
  button,
  click,
  day,
  find,
  focus,
  has,
  openPicker,
  press,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { renderAndListen } from '../../support/components/renderAndListen';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');

claim(
  'adapterLocale sets order, names and the first day; localeText the texts',
  {
    'date-pickers/date-picker': [
      'order of day, month, and year in the field | `adapterLocale`',
      'names of months and weekdays, first day of the week | `adapterLocale`',
      'button labels, placeholders, names for screen readers | `localeText`',
    ],
  },
  () => {
    const provider = { adapterLocale: 'de' };
    renderPicker(<DatePicker defaultValue={date} open />, provider);
    expect(textOf()).toBe('12.03.2027');
    expect(find('.MuiPickersCalendarHeader-label')).toHaveTextContent('März 2027');
    expect(find('.MuiDayCalendar-weekDayLabel')).toHaveAttribute('aria-label', 'Montag');
    expect(section('Day')).toBeVisible();
    renderPicker(<DatePicker />, {
      localeText: deDE.components.MuiLocalizationProvider.defaultProps.localeText,
    });
    expect(section('Tag')).toHaveTextContent('TT');
    expect(has('[aria-label="Datum auswählen"]')).toBe(true);
  },
);

claim(
  'format, density and views shape the field',
  {
    'date-pickers/date-picker': [
      "`format` overrides the locale's format.",
      '`formatDensity="spacious"` adds spaces around the separators.',
      "with `['year']`, the field shows only the year. Parts without a view keep their value",
    ],
  },
  () => {
    const text = (props: DatePickerProps) => {
      renderPicker(<DatePicker defaultValue={date} {...props} />);
      return textOf();
    };
    expect(text({ format: 'DD MMM YYYY' })).toBe('12 Mar 2027');
    expect(text({ formatDensity: 'spacious' })).toBe('03 / 12 / 2027');
    expect(text({ views: ['year'] })).toBe('2027');
    expect(text({ views: ['year', 'month'] })).toBe('March 2027');
    const last = renderAndListen({ defaultValue: date, views: ['year'], open: true });
    expect(has('.MuiYearCalendar-root')).toBe(true);
    click(button('2030'));
    expect(last.value?.format('YYYY-MM-DD HH:mm')).toBe('2030-03-12 10:30');
  },
);

claim(
  'in an empty year picker, a choice uses today, inside the limits; typing uses January 1',
  {
    'date-pickers/base-concepts': [
      'the current value, or the last valid value of a cleared field',
      'adjusted to limits such as `minDate`',
      "A field rounds the current time down to the smallest part that it shows. A picker's views round it down to the start of the day.",
    ],
  },
  () => {
    const onChange = jest.fn();
    const last = () => (onChange.mock.lastCall as [Dayjs])[0].format('YYYY-MM-DD');
    renderPicker(<DatePicker views={['year']} onChange={onChange} />);
    typeInto('Year', '2030');
    expect(last()).toBe('2030-01-01');
    renderPicker(
      <DatePicker
        views={['year']}
        defaultValue={date}
        slotProps={{ field: { clearable: true } }}
        onChange={onChange}
      />,
    );
    click(button('Clear'));
    typeInto('Year', '2031');
    expect(last()).toBe('2031-03-12');
    renderPicker(<DatePicker open views={['year']} onChange={onChange} />);
    click(button('2032'));
    expect(last()).toBe(`2032-${dayjs().format('MM-DD')}`);
    const minDate = dayjs('2040-05-06');
    renderPicker(
      <DatePicker open views={['year']} minDate={minDate} onChange={onChange} />,
    );
    click(button('2041'));
    expect(last()).toBe('2041-05-06');
  },
);

claim(
  'views follow one another; the day view opens by default',
  {
    'date-pickers/date-picker': [
      'After a choice, the next view in the list opens',
      "The defaults are `['year', 'day']` and `'day'`.",
    ],
  },
  () => {
    renderPicker(
      <DatePicker defaultValue={date} views={['year', 'month', 'day']} openTo="year" />,
    );
    openPicker();
    click(button('2030'));
    expect(has('.MuiMonthCalendar-root')).toBe(true);
    renderPicker(<DatePicker defaultValue={date} open />);
    expect(day('12')).toHaveAttribute('aria-selected', 'true');
    click(find('.MuiPickersCalendarHeader-switchViewButton'));
    expect(has('.MuiYearCalendar-root')).toBe(true);
  },
);

claim(
  'poppers, dialogs and the static variant',
  {
    'date-pickers/date-picker': [
      'On the server and in jsdom, a `DatePicker` renders as a `DesktopDatePicker`.',
      '`StaticDatePicker` has no field. By default, it looks like the dialog\'s content; `displayStaticWrapperAs="desktop"` removes the toolbar.',
      '`fixedWeekNumber={6}` shows six rows of days in every month.',
    ],
  },
  () => {
    expect(
      renderToString(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" defaultValue={date} />
        </LocalizationProvider>,
      ),
    ).toMatch(/aria-label="Choose date, selected date is Mar 12, 2027"/);
    renderPicker(<DatePicker open />);
    expect(has('.MuiPickerPopper-root')).toBe(true);
    expect(has('.MuiPickersToolbar-root, .MuiDialogActions-root')).toBe(false);
    renderPicker(<MobileDatePicker open />);
    expect(has('.MuiDialog-root .MuiPickersToolbar-root')).toBe(true);
    expect(find('.MuiDialogActions-root')).toHaveTextContent('CancelOK');
    renderPicker(<StaticDatePicker />);
    expect(has('.MuiPickersToolbar-root')).toBe(true);
    expect(find('.MuiDialogActions-root')).toHaveTextContent('CancelOK');
    expect(has('[role="group"]')).toBe(false);
    renderPicker(
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        fixedWeekNumber={6}
        defaultValue={dayjs('2027-02-12')}
      />,
    );
    expect(has('.MuiPickersToolbar-root')).toBe(false);
    expect(document.querySelectorAll('.MuiDayCalendar-weekContainer')).toHaveLength(6);
  },
);

claim(
  'keys of the calendar',
  {
    'date-pickers/date-picker': [
      '← → | previous or next day; disabled days are skipped',
      '↑ ↓ | same weekday of the previous or next week',
      'Home End | first or last day of the week',
      'Page Up Page Down | one month later or earlier',
    ],
  },
  () => {
    renderPicker(
      <DatePicker
        reduceAnimations
        defaultValue={date}
        shouldDisableDate={(each) => each.date() === 13}
      />,
    );
    openPicker();
    focus(day('12'));
    const go = (key: string) => {
      press(key);
      return `${find('.MuiPickersCalendarHeader-label').textContent} ${document.activeElement?.textContent}`;
    };
    expect(go('ArrowRight')).toBe('March 2027 14');
    expect(go('ArrowLeft')).toBe('March 2027 12');
    expect(go('ArrowDown')).toBe('March 2027 19');
    expect(go('ArrowUp')).toBe('March 2027 12');
    expect(go('Home')).toBe('March 2027 7');
    expect(go('End')).toBe('March 2027 7');
    focus(day('12'));
    expect(go('PageUp')).toMatch(/^April 2027/);
    expect(go('PageDown')).toMatch(/^March 2027/);
  },
);

claim(
  'in right-to-left layouts, the arrow keys follow the visual order',
  {
    'date-pickers/date-picker':
      'In right-to-left layouts, ← still moves to the left on the screen',
  },
  () => {
    renderPicker(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <DatePicker defaultValue={date} open />
      </ThemeProvider>,
    );
    focus(day('12'));
    press('ArrowLeft');
    expect(document.activeElement).toHaveTextContent('13');
  },
);

claim(
  'the field is a group named by its label, and the button contains the date',
  {
    'date-pickers/date-picker': [
      'The field is a group of spin buttons, and the label names the group.',
      'The accessible name of the button that opens the calendar contains the chosen date. `localeText.openDatePickerDialogue` changes this name.',
    ],
  },
  () => {
    renderPicker(
      <DatePicker
        label="Departure"
        defaultValue={date}
        localeText={{ openDatePickerDialogue: (text) => `Change ${text}` }}
      />,
    );
    const group = find('[role="group"]');
    expect(
      document.getElementById(group.getAttribute('aria-labelledby') ?? ''),
    ).toHaveTextContent('Departure');
    expect(has('[aria-label="Change Mar 12, 2027"]')).toBe(true);
  },
);
