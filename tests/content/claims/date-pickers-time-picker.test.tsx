/**
 * @jest-environment jsdom
 */
import { createEvent, fireEvent } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import {
  MobileTimePicker,
  renderTimeViewClock,
  StaticTimePicker,
  TimePicker,
  type TimePickerProps,
} from '@mui/x-date-pickers';
import {
  button,
  click,
  fill,
  find,
  focus,
  has,
  openPicker,
  press,
  renderPicker,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const all = (selector: string) => document.querySelectorAll(selector).length;
const clocks = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
const options = (list = 0) =>
  [...find('[role="listbox"]', list).querySelectorAll('[role="option"]')].map(
    (each) => each.textContent,
  );

function renderAndListen(props: TimePickerProps = {}) {
  const last = { value: null as Dayjs | null, closed: false, code: undefined as unknown };
  renderPicker(
    <TimePicker
      onChange={(value, { validationError }) => {
        last.value = value;
        last.code = validationError;
      }}
      onClose={() => {
        last.closed = true;
      }}
      {...props}
    />,
  );
  return last;
}

claim(
  'the day is preserved, and with only hours so are the minutes',
  {
    'date-pickers/time-picker': [
      'the picker changes the time and keeps the day.',
      'Other parts keep their values.',
    ],
  },
  () => {
    const last = renderAndListen({ defaultValue: date, views: ['hours'] });
    expect(textOf()).toBe('10 AM');
    openPicker();
    click(button('3 hours'));
    expect(last.value?.format('YYYY-MM-DD HH:mm')).toBe('2027-03-12 03:30');
    expect(last.closed).toBe(false);
  },
);

claim(
  'the locale selects 12 or 24 hours, unless ampm is set',
  {
    'date-pickers/time-picker':
      '`ampm` switches between 12-hour and 24-hour format. The default depends on the locale.',
  },
  () => {
    renderPicker(<TimePicker value={date.hour(15)} />, { adapterLocale: 'de' });
    expect(textOf()).toBe('15:30');
    renderPicker(<TimePicker value={date.hour(15)} ampm />, { adapterLocale: 'de' });
    expect(textOf()).toBe('03:30 PM');
    renderPicker(<TimePicker value={date.hour(15)} ampm={false} />);
    expect(textOf()).toBe('15:30');
  },
);

claim(
  'timeSteps defines the entries, minutesStep disables them',
  {
    'date-pickers/time-picker': [
      'If you set only `timeSteps`, users can still type 08:07. If you set only `minutesStep`, the list can contain disabled minutes.',
      "If users type any other minute, the error code is `'minutesStep'`.",
    ],
  },
  () => {
    const last = renderAndListen({
      defaultValue: date,
      timeSteps: { minutes: 15 },
      open: true,
    });
    expect(options(1)).toEqual(['00', '15', '30', '45']);
    fill('Minutes', '07');
    expect([last.value?.minute(), last.code]).toEqual([7, null]);
    const second = renderAndListen({ defaultValue: date, minutesStep: 15, open: true });
    expect(options(1)).toHaveLength(12);
    expect(button('5 minutes')).toHaveAttribute('aria-disabled', 'true');
    expect(button('15 minutes')).not.toHaveAttribute('aria-disabled', 'true');
    fill('Minutes', '07');
    expect(second.code).toBe('minutesStep');
  },
);

claim(
  'at most 24 times are one list; closeOnSelect makes one click sufficient',
  {
    'date-pickers/time-picker': [
      'If a day has 24 possible times or fewer, the picker shows them in a single list.',
      '`skipDisabled` hides the times that `minTime`, `maxTime`, and `shouldDisableTime` reject. By default, they are listed but disabled.',
      'With `closeOnSelect`, clicking a time also closes the picker.',
    ],
  },
  () => {
    const last = renderAndListen({
      ampm: false,
      defaultValue: date,
      timeSteps: { minutes: 60 },
      closeOnSelect: true,
    });
    openPicker();
    expect(all('[role="listbox"]')).toBe(1);
    expect(options().slice(0, 3)).toEqual(['00:00', '01:00', '02:00']);
    expect(all('[role="option"][aria-selected="true"]')).toBe(0);
    click(button('09:00'));
    expect([last.value?.hour(), last.closed]).toEqual([9, true]);
    const limits = { minTime: date.hour(8), maxTime: date.hour(12) };
    const show = (props: TimePickerProps) => {
      renderPicker(
        <TimePicker
          open
          ampm={false}
          timeSteps={{ minutes: 60 }}
          {...limits}
          {...props}
        />,
      );
      return [all('[role="option"]'), all('[role="option"].Mui-disabled')];
    };
    expect(show({})).toEqual([24, 20]);
    expect(show({ skipDisabled: true })).toEqual([4, 0]);
  },
);

claim(
  'a clock in the popper has AM and PM below it, in the dialog above',
  {
    'date-pickers/time-picker':
      '`ampmInClock` puts AM and PM below the clock. By default, it is on in the popper and off in the dialog, where AM and PM are in the toolbar.',
  },
  () => {
    renderPicker(<TimePicker open value={date} viewRenderers={clocks} />);
    expect([has('.MuiClock-root'), has('.MuiClock-amButton')]).toEqual([true, true]);
    renderPicker(<MobileTimePicker open value={date} />);
    expect([has('.MuiClock-root'), has('.MuiClock-amButton')]).toEqual([true, false]);
    expect(find('.MuiPickersToolbar-root')).toHaveTextContent('AMPM');
  },
);

claim(
  'the static picker: toolbar and clock, accepted with OK, onChange without OK',
  {
    'date-pickers/time-picker': [
      '`orientation` places the toolbar above or beside the clock.',
      '`displayStaticWrapperAs="desktop"` hides the toolbar.',
    ],
  },
  () => {
    renderPicker(<StaticTimePicker value={date} />);
    expect(has('.MuiPickersToolbar-root')).toBe(true);
    expect(has('.MuiPickersLayout-landscape')).toBe(false);
    renderPicker(<StaticTimePicker value={date} orientation="landscape" />);
    expect(has('.MuiPickersLayout-landscape')).toBe(true);
    renderPicker(<StaticTimePicker value={date} displayStaticWrapperAs="desktop" />);
    expect(has('.MuiPickersToolbar-root')).toBe(false);
  },
);

claim(
  'the day of the limits is ignored',
  {
    'date-pickers/time-picker':
      '`minTime` and `maxTime` cannot span midnight, because their day is ignored by default.',
  },
  () => {
    const onError = jest.fn();
    renderPicker(
      <TimePicker
        value={date.hour(2)}
        minTime={dayjs('1999-01-01T22:00')}
        maxTime={dayjs('1999-01-02T06:00')}
        onError={onError}
      />,
    );
    expect(onError).toHaveBeenCalledWith('minTime', expect.anything());
  },
);

claim(
  'keys of a list, whose entries contain their unit',
  {
    'date-pickers/time-picker': [
      '↑ ↓ | previous or next entry',
      'Page Up Page Down | five entries up or down',
      'Home End | first or last entry',
      'the entry names include the unit, such as "15 minutes"',
    ],
  },
  () => {
    renderPicker(<TimePicker value={date} />);
    openPicker();
    focus(button('15 minutes'));
    const go = (key: string) => {
      press(key);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(go('ArrowDown')).toBe('20 minutes');
    expect(go('ArrowUp')).toBe('15 minutes');
    expect(go('PageDown')).toBe('40 minutes');
    expect(go('PageUp')).toBe('15 minutes');
    expect(go('End')).toBe('55 minutes');
    expect(go('Home')).toBe('0 minutes');
  },
);

claim(
  'keys of the clock',
  {
    'date-pickers/time-picker': [
      `↑ ↓ | previous or next entry | one more or less |
Page Up Page Down | five entries up or down | five more or less |
Home End | first or last entry | smallest or largest value |
Enter Space | choose | choose and go to the next part`,
      'On the clock, the arrow keys change minutes by `minutesStep`. Other keys do nothing if they lead to a minute between two steps.',
    ],
  },
  () => {
    const onChange = jest.fn();
    renderPicker(
      <TimePicker
        defaultValue={date}
        minutesStep={10}
        viewRenderers={clocks}
        onChange={onChange}
      />,
    );
    openPicker();
    const clock = () => find('.MuiClock-wrapper');
    const go = (key: string) => {
      fireEvent(clock(), createEvent.keyDown(clock(), { key }));
      return textOf();
    };
    expect(go('ArrowUp')).toBe('11:30 AM');
    expect(go('PageDown')).toBe('06:30 AM');
    expect(go('PageUp')).toBe('11:30 AM');
    expect(go('ArrowDown')).toBe('10:30 AM');
    go('Enter');
    expect(find('.MuiClock-wrapper').getAttribute('aria-label')).toMatch(
      /^Select minutes/,
    );
    expect(go('ArrowUp')).toBe('10:40 AM');
    expect(go('End')).toBe('10:40 AM');
    expect(go('PageUp')).toBe('10:40 AM');
    expect(go('Home')).toBe('10:00 AM');
  },
);

claim(
  'the static picker fires onChange for each step and onAccept only with OK',
  {
    'date-pickers/time-picker': [
      '`onAccept` fires when users press OK.',
      'With seconds, the toolbar is always above the clock.',
    ],
  },
  () => {
    const onChange = jest.fn();
    const onAccept = jest.fn();
    renderPicker(<StaticTimePicker defaultValue={date} {...{ onChange, onAccept }} />);
    const clock = find('.MuiClock-wrapper');
    fireEvent(clock, createEvent.keyDown(clock, { key: 'ArrowUp' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onAccept).not.toHaveBeenCalled();
    click(button('OK'));
    expect(onAccept).toHaveBeenCalledTimes(1);
    const views = ['hours', 'minutes', 'seconds'] as const;
    renderPicker(<StaticTimePicker value={date} orientation="landscape" views={views} />);
    expect(has('.MuiPickersLayout-landscape')).toBe(false);
  },
);

claim(
  'closeOnSelect closes after the last of two lists',
  {
    'date-pickers/time-picker':
      'With `closeOnSelect`, both pickers close after users choose the last part.',
  },
  () => {
    const last = renderAndListen({
      ampm: false,
      defaultValue: date,
      closeOnSelect: true,
    });
    openPicker();
    click(button('9 hours'));
    expect(last.closed).toBe(false);
    click(button('15 minutes'));
    expect([last.value?.format('HH:mm'), last.closed]).toEqual(['09:15', true]);
  },
);

claim(
  'a single list asks for hours, the check of the value for every view',
  {
    'date-pickers/time-picker':
      "For a single list, the picker calls `shouldDisableTime` only with `'hours'`, but validation calls it with every view.",
  },
  () => {
    const views = new Set<string>();
    const props: TimePickerProps = {
      timeSteps: { minutes: 60 },
      shouldDisableTime: (_, view) => {
        views.add(view);
        return false;
      },
    };
    renderPicker(<TimePicker {...props} />);
    openPicker();
    expect([...views]).toEqual(['hours']);
    renderPicker(<TimePicker {...props} value={date} />);
    expect([...views]).toEqual(['hours', 'minutes', 'seconds']);
  },
);
