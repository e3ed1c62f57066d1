import Flight from '@mui/icons-material/Flight';
import dayjs from 'dayjs';
import {
  DatePicker,
  DateTimePicker,
  DesktopDatePicker,
  DesktopDateTimePicker,
  DesktopTimePicker,
  MobileDatePicker,
  MobileDateTimePicker,
  MobileTimePicker,
  StaticDatePicker,
  StaticDateTimePicker,
  StaticTimePicker,
} from '@mui/x-date-pickers';
import type { Settings } from '../../shared/playground/Playground';
import { Snippet, type PropTree } from '../../shared/playground/Snippet';
import type { Described } from '../../shared/playground/writeComponent';
import { describeInProvider } from './describeInProvider';

const COMPONENTS: Record<string, Described['component']> = {
  DatePicker,
  DateTimePicker,
  DesktopDatePicker,
  DesktopDateTimePicker,
  DesktopTimePicker,
  MobileDatePicker,
  MobileDateTimePicker,
  MobileTimePicker,
  StaticDatePicker,
  StaticDateTimePicker,
  StaticTimePicker,
};

export const PICKER_CHOICES = {
  Value: ['Date', 'DateTime', 'Time'],
  Form: ['responsive', 'Desktop', 'Mobile', 'Static'],
  Toolbar: ['default', 'shown', 'hidden'],
  Buttons: ['default', 'none', 'today, clear', 'cancel, accept'],
  Orientation: ['default', 'landscape', 'portrait'],
  Shortcuts: ['off', 'on'],
  'Month view': ['off', 'on'],
  '24 hours': ['off', 'on'],
  'Stay open': ['off', 'on'],
  'Own icon': ['off', 'on'],
} satisfies Record<string, readonly string[]>;

const takeoff = new Snippet("dayjs('2027-03-12T14:40')", dayjs('2027-03-12T14:40'));

const shortcuts = new Snippet(
  'shortcuts',
  [
    { label: 'One day later', getValue: () => dayjs('2027-03-13T14:40') },
    { label: 'One week later', getValue: () => dayjs('2027-03-19T14:40') },
  ],
  {
    above: [
      'const shortcuts = [',
      "  { label: 'One day later', getValue: () => dayjs('2027-03-13T14:40') },",
      "  { label: 'One week later', getValue: () => dayjs('2027-03-19T14:40') },",
      '];',
    ].join('\n'),
  },
);

const icon = new Snippet('Flight', Flight, {
  imports: ["import Flight from '@mui/icons-material/Flight';"],
});

/** Leaves out what is empty, so that the code has no `slotProps={{}}`. */
const orNothing = (name: string, tree: PropTree): PropTree =>
  Object.keys(tree).length > 0 ? { [name]: tree } : {};

/** The picker of the playground for pickers: its component and its props. */
export function describePicker(settings: Settings): Described {
  const { Value, Form, Toolbar, Buttons, Orientation } = settings;
  const isOn = (name: string) => settings[name] === 'on';
  const name = `${Form === 'responsive' ? '' : Form}${Value}Picker`;
  const hasField = Form !== 'Static';
  // Only these close by themselves, unless they are told to stay open.
  const closes = Value === 'Date' && (Form === 'responsive' || Form === 'Desktop');
  const slotProps: PropTree = {};
  if (Toolbar !== 'default') {
    slotProps.toolbar = { hidden: Toolbar === 'hidden' };
  }
  if (Buttons !== 'default') {
    slotProps.actionBar = { actions: Buttons === 'none' ? [] : Buttons!.split(', ') };
  }
  if (isOn('Shortcuts')) {
    slotProps.shortcuts = { items: shortcuts };
  }
  const days = ['year', 'month', 'day'];
  const views = Value === 'DateTime' ? [...days, 'hours', 'minutes'] : days;
  return describeInProvider(name, COMPONENTS[name]!, {
    ...(hasField && { label: 'Takeoff' }),
    defaultValue: takeoff,
    ...(isOn('Month view') && Value !== 'Time' && { views }),
    ...(isOn('24 hours') && Value !== 'Date' && { ampm: false }),
    ...(Orientation !== 'default' && { orientation: Orientation }),
    ...(isOn('Stay open') && closes && { closeOnSelect: false }),
    ...orNothing('slots', isOn('Own icon') && hasField ? { openPickerIcon: icon } : {}),
    ...orNothing('slotProps', slotProps),
  });
}
