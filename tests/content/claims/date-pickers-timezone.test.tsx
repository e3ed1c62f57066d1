/**
 * @jest-environment jsdom
 */
import vm from 'node:vm';
import type * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {
  DateField,
  DatePicker,
  DateTimeField,
  type DateTimeFieldProps,
} from '@mui/x-date-pickers';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro';
import {
  fill,
  isInvalid,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const moment = '2027-03-12T15:30:00.000Z';
const quiet = (act: () => void) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    act();
  } finally {
    log.mockRestore();
  }
};

claim(
  'a missing plugin throws an error that names it',
  {
    'date-pickers/timezone':
      'If a plugin is missing, the picker throws an error that names the plugin.',
  },
  () => {
    quiet(() => {
      expect(() =>
        renderPicker(<DateField timezone="UTC" value={dayjs(moment)} />),
      ).toThrow(/plugin.*utc|utc.*plugin/i);
      dayjs.extend(utc);
      expect(() =>
        renderPicker(<DateField timezone="Asia/Tokyo" value={dayjs(moment)} />),
      ).toThrow(/timezone/i);
      dayjs.extend(timezone);
    });
  },
);

/** The text of a field, and its value after its minutes are changed. */
function renderField(props: Partial<DateTimeFieldProps>) {
  let last: Dayjs | null = null;
  renderPicker(
    <DateTimeField
      format="YYYY-MM-DD HH:mm"
      onChange={(value) => {
        last = value;
      }}
      {...props}
    />,
  );
  const shown = textOf();
  return {
    shown,
    change: () => {
      fill('Minutes', '45');
      return last as Dayjs | null;
    },
  };
}

claim(
  'timezone shows another zone, and the value keeps its own',
  {
    'date-pickers/timezone':
      '`timezone` sets the zone in which users see and type the value. The value itself keeps its zone: if you pass a UTC value, `onChange` also receives a UTC value.',
  },
  () => {
    const { shown, change } = renderField({
      value: dayjs.utc(moment),
      timezone: 'Asia/Tokyo',
    });
    expect(shown).toBe('2027-03-13 00:30');
    const changed = change();
    expect(changed?.isUTC()).toBe(true);
    expect(changed?.toISOString()).toBe('2027-03-12T15:45:00.000Z');
  },
);

claim(
  'without timezone, the zone of the value applies, then that of referenceDate',
  {
    'date-pickers/timezone':
      'the zone of `value` or `defaultValue`; without a value, the zone of `referenceDate`',
  },
  () => {
    expect(renderField({ value: dayjs.utc(moment) }).shown).toBe('2027-03-12 15:30');
    expect(renderField({ value: dayjs.utc(moment).tz('Asia/Tokyo') }).shown).toBe(
      '2027-03-13 00:30',
    );
    const { change } = renderField({ referenceDate: dayjs.utc('2020-01-01T00:00') });
    typeInto('Year', '2027');
    fill('Month', '03');
    fill('Day', '12');
    fill('Hours', '10');
    expect(change()?.toISOString()).toBe('2027-03-12T10:45:00.000Z');
  },
);

claim(
  'default, system and UTC are names of zones',
  {
    'date-pickers/timezone': `'default' | the date library's default zone |
'system' | the time zone of the user's device |
'UTC' | UTC`,
  },
  () => {
    const show = (zone: string) =>
      renderField({ value: dayjs.utc(moment), timezone: zone }).shown;
    const local = dayjs(moment).format('YYYY-MM-DD HH:mm');
    expect(show('UTC')).toBe('2027-03-12 15:30');
    expect(show('system')).toBe(local);
    expect(show('default')).toBe(local);
    dayjs.tz.setDefault('Asia/Tokyo');
    expect(show('default')).toBe('2027-03-13 00:30');
    dayjs.tz.setDefault();
  },
);

claim(
  'limits are moments, compared in the displayed zone',
  {
    'date-pickers/timezone':
      'Dates in other props, such as `minDate` and `minDateTime`, are compared in the zone that the picker shows.',
  },
  () => {
    const noon = dayjs.utc('2027-03-12T12:00');
    const value = dayjs.utc('2027-03-12T11:00');
    const code = (props: React.ComponentProps<typeof DateTimeField>) => {
      const onError = jest.fn();
      renderPicker(<DateTimeField onError={onError} {...props} />);
      return (onError.mock.calls[0] as unknown[] | undefined)?.[0];
    };
    expect(code({ value, timezone: 'Asia/Tokyo', minDateTime: noon })).toBe('minTime');
    expect(
      code({ value, timezone: 'Asia/Tokyo', minDate: dayjs.utc('2027-03-12T16:00') }),
    ).toBe('minDate');
    expect(
      code({ value, timezone: 'UTC', minDate: dayjs.utc('2027-03-12T16:00') }),
    ).toBeUndefined();
  },
);

claim(
  'an empty field creates its value in the zone of timezone',
  {
    'date-pickers/timezone':
      'With `timezone`, a value entered into an empty field is created in that zone:',
  },
  () => {
    const { change } = renderField({ defaultValue: null, timezone: 'Asia/Tokyo' });
    fill('Year', '2027');
    fill('Month', '03');
    fill('Day', '13');
    fill('Hours', '00');
    expect(change()?.format()).toBe('2027-03-13T00:45:00+09:00');
    const next = renderField({ value: dayjs.utc(moment), timezone: 'Asia/Tokyo' });
    expect(next.change()?.isUTC()).toBe(true);
  },
);

claim(
  'both ends of a range must be in one zone',
  {
    'date-pickers/timezone':
      'Both ends of a range must be in the same zone; otherwise, the picker throws an error.',
  },
  () => {
    quiet(() =>
      expect(() =>
        renderPicker(
          <SingleInputDateTimeRangeField
            defaultValue={[dayjs.utc(moment), dayjs.utc(moment).tz('Asia/Tokyo')]}
          />,
        ),
      ).toThrow(/timezone/),
    );
  },
);

claim(
  'a day stored as a moment is the day before in New York',
  {
    'date-pickers/timezone':
      'A birthday stored as `1988-11-03T00:00Z` is November 2 in New York.',
  },
  () => {
    renderPicker(
      <DatePicker timezone="America/New_York" value={dayjs.utc('1988-11-03T00:00Z')} />,
    );
    expect(textOf()).toBe('11/02/1988');
  },
);

claim(
  'elsewhere, the hour that Berlin skips is moved back, and typing 3 gets past it',
  {
    'date-pickers/timezone':
      'Spring, on a device in another zone: 2:30 becomes 1:30. To get past the gap, users type 3 as the hour.',
  },
  () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).not.toBe('Europe/Berlin');
    renderPicker(
      <DateTimeField
        format="YYYY-MM-DD HH:mm"
        timezone="Europe/Berlin"
        defaultValue={dayjs.utc('2027-03-28T00:30:00Z')}
      />,
    );
    expect(textOf()).toBe('2027-03-28 01:30');
    fill('Hours', '02');
    expect(textOf()).toBe('2027-03-28 01:30');
    expect(isInvalid()).toBe(false);
    fill('Hours', '03');
    expect(section('Hours')).toHaveTextContent('03');
  },
);

claim(
  'minTime and maxTime are compared by their digits, in their own zone',
  {
    'date-pickers/timezone':
      '`minTime` and `maxTime` ignore the day by default. The picker then compares their hours and minutes as they are and does not convert the zone.',
  },
  () => {
    const codes: unknown[] = [];
    const onError = (code: unknown) => codes.push(code);
    const value = dayjs.utc('2027-03-12T11:00');
    const noon = dayjs.utc('2027-03-12T12:00');
    const props = { value, timezone: 'Asia/Tokyo', onError };
    renderPicker(<DateTimeField {...props} minTime={noon} />);
    expect(textOf()).toBe('03/12/2027 08:00 PM');
    expect(codes).toEqual([]);
    renderPicker(<DateTimeField {...props} maxTime={noon} />);
    expect(codes).toEqual(['maxTime']);
  },
);

claim(
  'today is the day in the displayed zone',
  {
    'date-pickers/validation':
      '`disablePast` and `disableFuture` compare the value with today in the time zone that the component shows.',
  },
  () => {
    jest.useFakeTimers({ now: new Date('2027-03-12T20:00:00Z') });
    const codes: unknown[] = [];
    const show = (zone?: string) =>
      renderPicker(
        <DateField
          disablePast
          timezone={zone}
          value={dayjs.utc('2027-03-12T10:00Z')}
          onError={(code) => codes.push(code)}
        />,
      );
    show();
    show('UTC');
    expect(codes).toEqual([]);
    show('Asia/Tokyo');
    expect(codes).toEqual(['disablePast']);
    jest.useRealTimers();
  },
);

claim(
  'an empty field without a zone or referenceDate uses the default zone of the library',
  {
    'date-pickers/timezone':
      "without a value, the zone of `referenceDate`; otherwise, `'default'`",
  },
  () => {
    dayjs.tz.setDefault('Asia/Tokyo');
    const { change } = renderField({});
    typeInto('Year', '2027');
    fill('Month', '03');
    fill('Day', '13');
    fill('Hours', '00');
    expect(change()?.toISOString()).toBe('2027-03-12T15:45:00.000Z');
    dayjs.tz.setDefault();
  },
);

describe('on devices in several zones', () => {
  // The environment of a test is a copy. Only the real one moves the clock.
  const moveTo = (zone: string | undefined) =>
    vm.runInThisContext(
      zone ? `process.env.TZ = ${JSON.stringify(zone)}` : 'delete process.env.TZ',
    );
  const { TZ } = process.env;
  afterAll(() => moveTo(TZ));

  claim(
    'a value of dayjs.tz() is off by an hour after a clock change of the device',
    {
      'date-pickers/timezone':
        "With Day.js, pass UTC values and `timezone` instead of values from `dayjs.tz()`. If users change a `dayjs.tz()` value to a time on the other side of a clock change in the device's time zone, `toISOString()` can be off by an hour, whatever the value's own zone.",
    },
    () => {
      const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'];
      /** Hours by which July, chosen in a field, differs from the right moment. */
      const faults = (read: (march: Dayjs) => Partial<DateTimeFieldProps>) =>
        zones.map((zone) => {
          const march = dayjs.tz('2027-03-12T15:30', zone);
          let july: Dayjs | null = null;
          renderPicker(
            <DateTimeField
              format="YYYY-MM-DD HH:mm"
              onChange={(value) => {
                july = value;
              }}
              {...read(march)}
            />,
          );
          fill('Month', '07');
          expect(textOf()).toBe('2027-07-12 15:30');
          const right = dayjs.tz('2027-07-12T15:30', zone).toISOString();
          return dayjs.utc((july as Dayjs | null)?.toISOString()).diff(right, 'hour');
        });
      const inZone = (march: Dayjs) => ({ defaultValue: march });
      moveTo('Asia/Tokyo');
      expect(faults(inZone)).toEqual([0, 0, 0]);
      moveTo('Europe/Berlin');
      expect(faults(inZone)).toEqual([-1, -1, -1]);
      let place = 0;
      expect(
        faults((march) => ({ defaultValue: march.utc(), timezone: zones[place++] })),
      ).toEqual([0, 0, 0]);
    },
  );
});
