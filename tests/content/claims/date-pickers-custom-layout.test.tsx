/**
 * @jest-environment jsdom
 */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  DatePicker,
  DesktopDateTimePicker,
  MobileDatePicker,
  MobileDateTimePicker,
  PickersLayoutRoot,
  StaticDatePicker,
  StaticTimePicker,
  usePickerContext,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers';
import ButtonsOnTop from '../../../docs/date-pickers/custom-layout/ButtonsOnTop';
import DaysAndTimes from '../../../docs/date-pickers/custom-layout/DaysAndTimes';
import MoveByStyles from '../../../docs/date-pickers/custom-layout/MoveByStyles';
import NoteUnderDays from '../../../docs/date-pickers/custom-layout/NoteUnderDays';
import {
  button,
  click,
  day,
  find,
  has,
  openPicker,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const items = [{ label: 'Payday', getValue: () => dayjs('2027-03-25') }];
const place = (part: string) => {
  const { gridColumn, gridRow } = getComputedStyle(find(`.MuiPickersLayout-${part}`));
  return `${gridColumn} ${gridRow}`.replaceAll(' ', '');
};
const precedes = (first: string, second: string): boolean =>
  (find(first).compareDocumentPosition(find(second)) &
    Node.DOCUMENT_POSITION_FOLLOWING) !==
  0;

claim(
  'the grid cells of the parts, including landscape and right-to-left',
  {
    'date-pickers/custom-layout': [
      'toolbar | toolbar | 2 and 3 | 1 |\nshortcuts | shortcuts | 1; in right-to-left layouts, an extra column 4 | 2 |\ntabs and views | contentWrapper | 2 and 3 | 2 |\naction bar | actionBar | 1 to 3 | 3',
      '`orientation="landscape"` puts the toolbar beside the calendar:',
      'If there are shortcuts, the toolbar stays above the calendar.',
    ],
  },
  () => {
    const picker = <StaticDatePicker slotProps={{ shortcuts: { items } }} />;
    renderPicker(picker);
    expect(['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'].map(place)).toEqual([
      '2/41',
      '12/3',
      '2/42',
      '1/43',
    ]);
    renderPicker(<StaticDatePicker orientation="landscape" />);
    expect(place('toolbar')).toBe('11/3');
    renderPicker(
      <StaticDatePicker orientation="landscape" slotProps={{ shortcuts: { items } }} />,
    );
    expect(place('toolbar')).toBe('2/41');
    renderPicker(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>{picker}</ThemeProvider>,
    );
    expect(place('shortcuts')).toBe('42/3');
  },
);

claim(
  'tabs are above the view in a dialog, below it in a popper',
  {
    'date-pickers/custom-layout':
      'In a dialog, the tabs are above the view; in a popper, below it.',
  },
  () => {
    renderPicker(<MobileDateTimePicker open slotProps={{ tabs: { hidden: false } }} />);
    expect(precedes('.MuiDateTimePickerTabs-root', '.MuiDateCalendar-root')).toBe(true);
    renderPicker(<DesktopDateTimePicker open slotProps={{ tabs: { hidden: false } }} />);
    expect(precedes('.MuiDateTimePickerTabs-root', '.MuiDateCalendar-root')).toBe(false);
    expect(place('tabs')).toBe('1/44');
    expect(place('actionBar')).toBe('1/45');
  },
);

claim(
  'sx of a static picker applies to its layout, that of another one to its field',
  {
    'date-pickers/custom-layout':
      'A static picker has no field, so its `sx` styles the layout.',
  },
  () => {
    renderPicker(<StaticDatePicker sx={{ marginTop: '7px' }} />);
    expect(find('.MuiPickersLayout-root')).toHaveStyle({ marginTop: '7px' });
    renderPicker(<DatePicker open sx={{ marginTop: '7px' }} />);
    expect(find('.MuiPickersLayout-root')).not.toHaveStyle({ marginTop: '7px' });
    expect(find('.MuiPickersTextField-root')).toHaveStyle({ marginTop: '7px' });
    renderPicker(<MoveByStyles />);
    openPicker();
    expect(place('shortcuts')).toBe('42');
  },
);

claim(
  'a time picker can be in landscape; hours, minutes and seconds together cannot',
  {
    'date-pickers/custom-layout':
      'A picker with hours, minutes, and seconds in `views` is always in portrait orientation.',
  },
  () => {
    renderPicker(<StaticTimePicker orientation="landscape" />);
    expect(has('.MuiPickersLayout-landscape')).toBe(true);
    renderPicker(
      <StaticTimePicker
        orientation="landscape"
        views={['hours', 'minutes', 'seconds']}
      />,
    );
    expect(has('.MuiPickersLayout-landscape')).toBe(false);
  },
);

claim(
  'usePickerLayout: hidden toolbar, missing tabs, and the ownerState of the layout',
  {
    'date-pickers/custom-layout': [
      '`toolbar` | the toolbar; a hidden toolbar renders nothing',
      '`tabs` | the tabs, or `null` if the picker has none',
      '`ownerState` includes `pickerOrientation`, `pickerVariant`, `layoutDirection`, and `hasShortcuts`.',
      '`usePickerContext()` returns the current `orientation`.',
    ],
  },
  () => {
    let parts: ReturnType<typeof usePickerLayout> | undefined;
    let orientation = '';
    function Spy(props: PickersLayoutProps<dayjs.Dayjs | null>) {
      parts = usePickerLayout(props);
      ({ orientation } = usePickerContext());
      return (
        <PickersLayoutRoot ownerState={parts.ownerState}>
          {parts.toolbar}
        </PickersLayoutRoot>
      );
    }
    renderPicker(
      <DatePicker open slots={{ layout: Spy }} slotProps={{ shortcuts: { items } }} />,
    );
    expect(Object.keys(parts ?? {}).sort()).toEqual([
      'actionBar',
      'content',
      'ownerState',
      'shortcuts',
      'tabs',
      'toolbar',
    ]);
    expect(parts?.toolbar).not.toBeNull();
    expect(has('.MuiPickersLayout-toolbar')).toBe(false);
    expect(parts?.tabs).toBeNull();
    expect(parts?.ownerState).toMatchObject({
      pickerOrientation: 'portrait',
      pickerVariant: 'desktop',
      layoutDirection: 'ltr',
      hasShortcuts: true,
    });
    expect(orientation).toBe('portrait');
  },
);

test('the note follows the value', () => {
  renderPicker(<NoteUnderDays />);
  openPicker();
  expect(screen.getByText('Free cancellation until August 12')).toBeVisible();
  click(day('20'));
  expect(screen.getByText('Free cancellation until August 18')).toBeVisible();
});

claim(
  'the buttons of the dialog come first; the toolbar still names it',
  { 'date-pickers/custom-layout': 'This dialog has its buttons at the top:' },
  () => {
    renderPicker(<ButtonsOnTop />);
    openPicker();
    expect(precedes('.MuiPickersLayout-actionBar', '.MuiPickersLayout-toolbar')).toBe(
      true,
    );
    expect(screen.getByRole('dialog', { name: 'Select time' })).toBeVisible();
  },
);

claim(
  'with a hidden toolbar, the label names the dialog',
  { 'date-pickers/custom-layout': "The picker's `label` then names the dialog." },
  () => {
    renderPicker(
      <MobileDatePicker open label="Arrival" slotProps={{ toolbar: { hidden: true } }} />,
    );
    expect(screen.getByRole('dialog', { name: 'Arrival' })).toBeVisible();
  },
);

claim(
  'custom layout and action bar of a date and time',
  { 'date-pickers/custom-layout': 'The demo also replaces the action bar.' },
  () => {
    renderPicker(<DaysAndTimes />);
    openPicker();
    expect(find('.MuiPickersLayout-contentWrapper, .MuiDateCalendar-root')).toBeVisible();
    expect(screen.getByText('Sat, Sep 4, 19:30')).toBeVisible();
    click(button('Reserve'));
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
  },
);

claim(
  'the action bar accepts disableSpacing, and a function of the state',
  {
    'date-pickers/custom-layout': [
      '`disableSpacing`, for example, removes the gap between the buttons:',
      "If you pass a function, it receives the layout's state, so poppers and dialogs can have different buttons:",
    ],
  },
  () => {
    renderPicker(
      <DatePicker
        open
        defaultValue={date}
        slotProps={{
          actionBar: ({ pickerVariant }) => ({
            actions: pickerVariant === 'mobile' ? ['cancel', 'accept'] : ['today'],
            disableSpacing: true,
          }),
        }}
      />,
    );
    const bar = find('.MuiDialogActions-root');
    expect(bar).not.toHaveClass('MuiDialogActions-spacing');
    expect(within(bar).getAllByRole('button')).toHaveLength(1);
    expect(button('Today')).toBeVisible();
  },
);
