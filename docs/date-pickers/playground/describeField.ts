import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers';
import type { Settings } from '../../shared/playground/Playground';
import { Snippet, type PropTree } from '../../shared/playground/Snippet';
import type { Described } from '../../shared/playground/writeComponent';
import { describeInProvider } from './describeInProvider';

export const FIELD_CHOICES = {
  Format: ['locale', 'YYYY-MM-DD', 'D MMMM YYYY', 'dddd, MMM D'],
  Variant: ['outlined', 'filled', 'standard'],
  Size: ['medium', 'small'],
  'Calendar button': ['end', 'start'],
  'Helper text': ['off', 'on'],
  Spacious: ['off', 'on'],
  Clearable: ['off', 'on'],
  Required: ['off', 'on'],
  'Read-only': ['off', 'on'],
  Disabled: ['off', 'on'],
} satisfies Record<string, readonly string[]>;

const harvest = new Snippet("dayjs('2027-09-18')", dayjs('2027-09-18'));

/** The picker of the playground for fields. */
export function describeField(settings: Settings): Described {
  const { Format, Variant, Size } = settings;
  const isOn = (name: string) => settings[name] === 'on';
  const textField: PropTree = {
    ...(Variant !== 'outlined' && { variant: Variant }),
    ...(Size !== 'medium' && { size: Size }),
    ...(isOn('Helper text') && { helperText: 'First day in the vineyard' }),
    ...(isOn('Required') && { required: true }),
  };
  const field: PropTree = {
    ...(isOn('Clearable') && { clearable: true }),
    ...(settings['Calendar button'] === 'start' && { openPickerButtonPosition: 'start' }),
  };
  const slotProps: PropTree = {
    ...(Object.keys(textField).length > 0 && { textField }),
    ...(Object.keys(field).length > 0 && { field }),
  };
  return describeInProvider('DatePicker', DatePicker, {
    label: 'Harvest',
    defaultValue: harvest,
    ...(Format !== 'locale' && { format: Format }),
    ...(isOn('Spacious') && { formatDensity: 'spacious' }),
    ...(isOn('Read-only') && { readOnly: true }),
    ...(isOn('Disabled') && { disabled: true }),
    ...(Object.keys(slotProps).length > 0 && { slotProps }),
  });
}
