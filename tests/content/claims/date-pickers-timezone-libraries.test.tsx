/**
 * @jest-environment jsdom
 */
import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import { DateTime } from 'luxon';
import moment from 'moment';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';
import LuxonWebinar from '../../../docs/date-pickers/timezone/LuxonWebinar';
import MomentShipClock from '../../../docs/date-pickers/timezone/MomentShipClock';
import { fill, textOf } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const format = 'yyyy-MM-dd HH:mm';

claim(
  'Luxon: shown in the zone of the value, or in another one, without a plugin',
  {
    'date-pickers/timezone':
      'Luxon has all zones built in. Create the value in the zone you need, or pass `timezone`. The picker then works the same way as with Day.js:',
  },
  () => {
    let last: DateTime | null = null;
    const onChange = (value: unknown) => void (last = value as DateTime);
    const value = DateTime.fromISO('2027-03-12T15:00', { zone: 'Europe/Lisbon' });
    const show = (field: ReactElement) =>
      render(
        <LocalizationProvider dateAdapter={AdapterLuxon}>{field}</LocalizationProvider>,
      );
    const { unmount } = show(<DateTimeField {...{ format, value, onChange }} />);
    expect(textOf()).toBe('2027-03-12 15:00');
    unmount();
    show(<DateTimeField timezone="Asia/Tokyo" {...{ format, value, onChange }} />);
    expect(textOf()).toBe('2027-03-13 00:00');
    fill('Minutes', '45');
    const changed = last as DateTime | null;
    expect([changed?.zoneName, changed?.toUTC().toISO()]).toEqual([
      'Europe/Lisbon',
      '2027-03-12T15:45:00.000Z',
    ]);
  },
);

claim(
  'Moment: UTC is built in, other zones require moment-timezone',
  {
    'date-pickers/timezone':
      "Without `moment-timezone`, pickers that use Moment work only in UTC or in the device's time zone.",
  },
  () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const show = (timezone?: string) =>
      render(
        <LocalizationProvider dateAdapter={AdapterMoment}>
          <DateTimeField
            format="HH:mm"
            value={moment.utc('2027-03-12T15:30')}
            timezone={timezone}
          />
        </LocalizationProvider>,
      );
    show().unmount();
    const { unmount } = show('UTC');
    expect(textOf()).toBe('15:30');
    unmount();
    expect(() => show('Asia/Singapore')).toThrow(/timezone/);
    silence.mockRestore();
  },
);

test('the webinar: the zones of the speakers follow', () => {
  render(<LuxonWebinar />);
  expect(screen.getByText('Ana: 03-12 12:00')).toBeVisible();
  expect(screen.getByText('Naomi: 03-13 00:00')).toBeVisible();
  fill('Hours', '09');
  expect(screen.getByText('Naomi: 03-12 18:00')).toBeVisible();
});

claim(
  'the report: typed in UTC, shown in ship time',
  {
    'date-pickers/timezone':
      'The time on board, below the field, has a fixed offset from UTC. Unlike a named zone, a fixed offset needs no other package.',
  },
  () => {
    render(<MomentShipClock />);
    expect(textOf()).toBe('12 Mar 2027 15:30');
    expect(screen.getByText('On board: 12 Mar, 23:30')).toBeVisible();
    fill('Hours', '18');
    expect(screen.getByText('On board: 13 Mar, 02:30')).toBeVisible();
  },
);
