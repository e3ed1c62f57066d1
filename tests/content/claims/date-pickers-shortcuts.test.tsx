/**
 * @jest-environment jsdom
 */
import { cleanup, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  DatePicker,
  StaticDatePicker,
  StaticTimePicker,
  useIsValidValue,
} from '@mui/x-date-pickers';
import BookDelivery from '../../../docs/date-pickers/shortcuts/BookDelivery';
import CountShortcuts from '../../../docs/date-pickers/shortcuts/CountShortcuts';
import GroupShortcuts from '../../../docs/date-pickers/shortcuts/GroupShortcuts';
import TryPeriods from '../../../docs/date-pickers/shortcuts/TryPeriods';
import {
  button,
  click,
  find,
  has,
  listenToPicker,
  openPicker,
  renderPicker,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const payday = { label: 'Payday', getValue: () => dayjs('2027-03-25') };

claim(
  'isValid finds the first free day; a value that violates a rule is disabled',
  {
    'date-pickers/shortcuts': [
      '"As soon as possible" uses `isValid()` to find the first available day. A shortcut whose value breaks a rule is disabled; in the demo, this is "Next Monday".',
      'Disabled shortcuts cannot be focused.',
    ],
  },
  () => {
    renderPicker(<BookDelivery />);
    openPicker();
    expect(screen.getByRole('button', { name: 'Next Monday' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Next Monday' })).toHaveAttribute(
      'tabindex',
      '-1',
    );
    click(screen.getByRole('button', { name: 'As soon as possible' }));
    expect(textOf()).toBe('03/13/2027');
  },
);

claim(
  'getValue runs with each render of the shortcuts',
  {
    'date-pickers/shortcuts':
      '`getValue` runs each time the shortcuts render, so keep it fast.',
  },
  () => {
    const getValue = jest.fn(() => date);
    const picker = (label: string) => (
      <DatePicker
        label={label}
        open
        slotProps={{ shortcuts: { items: [{ label: 'A', getValue }] } }}
      />
    );
    const { show } = renderPicker(picker('one'));
    const before = getValue.mock.calls.length;
    show(picker('two'));
    expect(getValue.mock.calls.length).toBeGreaterThan(before);
  },
);

claim(
  'onAccept passes the id of the shortcut; a manual choice passes none',
  {
    'date-pickers/shortcuts':
      'The second argument of `onChange` and `onAccept` contains the shortcut, with its `label` and `id`:',
  },
  () => {
    renderPicker(<CountShortcuts />);
    openPicker();
    click(button('With lunch'));
    expect(screen.getByText('Accepted: lunch')).toBeVisible();
  },
);

claim(
  "changeImportance 'set' waits for OK, 'accept' is the default",
  {
    'date-pickers/shortcuts':
      "By default, a shortcut accepts its value and closes the picker. With `changeImportance: 'set'`, the shortcut only selects the value: `onChange` fires, and the picker stays open. `onAccept` fires later, for example when users press OK.",
  },
  () => {
    const { take, props } = listenToPicker();
    renderPicker(
      <DatePicker
        defaultValue={date}
        slotProps={{
          shortcuts: { items: [payday], changeImportance: 'set' },
          actionBar: { actions: ['accept'] },
        }}
        {...props}
      />,
    );
    openPicker();
    click(button('Payday'));
    expect(take()).toEqual(['onOpen', 'onChange 25 00:00 view Payday']);
    click(button('OK'));
    expect(take()).toEqual(['onAccept 25 00:00 view', 'onClose']);
  },
);

test('a static range shows the price of a stay before it is accepted', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPicker(<TryPeriods />);
  click(button('7 nights'));
  expect(screen.getByRole('alert')).toHaveTextContent('7 nights: € 840');
});

claim(
  'a list of chips before the calendar, at most 200 px wide',
  {
    'date-pickers/shortcuts': [
      '`PickersShortcuts` is a Material UI `List` of chips and accepts list props',
      'The layout puts the list before the views.',
      "By default, the list is at most 200 px wide and 336 px tall, which is the height of a calendar, and longer lists scroll. In version 8.29.3, the list's `sx` replaces these styles.",
    ],
  },
  () => {
    renderPicker(
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        slotProps={{ shortcuts: { items: [payday], subheader: <li>Quick</li> } }}
      />,
    );
    const list = find('ul.MuiPickersLayout-shortcuts');
    expect(list).toHaveStyle({ maxWidth: '200px', maxHeight: '336px', overflow: 'auto' });
    expect(list).toHaveTextContent('Quick');
    expect(list.querySelector('.MuiChip-root')).toHaveTextContent('Payday');
    expect(
      list.compareDocumentPosition(find('.MuiDateCalendar-root')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    cleanup();
    const shortcuts = { items: [payday], sx: { display: 'flex' } };
    renderPicker(
      <StaticDatePicker displayStaticWrapperAs="desktop" slotProps={{ shortcuts }} />,
    );
    expect(find('ul.MuiPickersLayout-shortcuts')).toHaveStyle({ display: 'flex' });
    expect(find('ul.MuiPickersLayout-shortcuts')).not.toHaveStyle({ maxWidth: '200px' });
  },
);

claim(
  'without a view there are no shortcuts',
  { 'date-pickers/shortcuts': 'The shortcuts are hidden while no view is open.' },
  () => {
    const renderers = { day: null, year: null, month: null };
    renderPicker(
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        viewRenderers={renderers}
        slotProps={{ shortcuts: { items: [payday] } }}
      />,
    );
    expect(has('.MuiChip-root')).toBe(false);
    renderPicker(<DatePicker open slotProps={{ shortcuts: { items: [] } }} />);
    expect(has('.MuiPickersLayout-shortcuts')).toBe(false);
  },
);

claim(
  'readOnly does not disable the shortcuts of a static picker',
  {
    'date-pickers/shortcuts':
      '`readOnly` does not disable the shortcuts in a static picker.',
  },
  () => {
    const onChange = jest.fn();
    renderPicker(
      <StaticTimePicker
        readOnly
        onChange={onChange}
        slotProps={{ shortcuts: { items: [payday] } }}
      />,
    );
    click(button('Payday'));
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

claim(
  'custom shortcuts are disabled by useIsValidValue, which returns true outside a picker',
  {
    'date-pickers/shortcuts':
      "`useIsValidValue()` returns a function that checks a value against the picker's validation rules. Outside a picker, the function always returns `true`.",
  },
  () => {
    renderPicker(<GroupShortcuts />);
    expect(screen.getByRole('button', { name: 'May 5' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    click(screen.getByRole('button', { name: 'April 14' }));
    expect(screen.getByRole('gridcell', { name: '14' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    function Alone() {
      const isValid = useIsValidValue();
      return <p>{String(isValid(dayjs(NaN)))}</p>;
    }
    renderPicker(<Alone />);
    expect(screen.getByText('true')).toBeVisible();
  },
);
