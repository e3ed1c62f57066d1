/**
 * Claims of the guide from 7 to 8, tested with both versions.
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/pickerDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import userEvent from '@testing-library/user-event';
import { defaultOf, hasApi, readApi } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';
import { loadPackage, resolvePackage } from '../../support/content/readPackage';

const V7 = '@mui/x-date-pickers@7';
const V8 = '@mui/x-date-pickers';
const PRO_V7 = '@mui/x-date-pickers-pro@7';
const PRO_V8 = '@mui/x-date-pickers-pro';

type Parts = Record<string, React.ComponentType<Record<string, unknown>>>;
const partsOf = (name: string) => loadPackage<Parts[string]>(name);

const readFile = (name: string, file: string) =>
  fs.readFileSync(path.join(resolvePackage(name), file), 'utf8');

interface Manifest {
  version: string;
  peerDependencies: object;
}
const readManifest = (name: string) =>
  JSON.parse(readFile(name, 'package.json')) as Manifest;

function renderPart(name: string, part: string, props: Record<string, unknown> = {}) {
  const Part = partsOf(name)[part];
  const Provider = partsOf(name)['LocalizationProvider'];
  if (!Part || !Provider) throw new Error(`${name} has no ${part}`);
  const { AdapterDayjs } = loadPackage(`${name}/AdapterDayjs`);
  render(
    <Provider dateAdapter={AdapterDayjs}>
      <Part {...props} />
    </Provider>,
  );
}

const goneOf = (old: string, current: string) => {
  const names = Object.keys(partsOf(current));
  return Object.keys(partsOf(old))
    .filter((name) => !names.includes(name))
    .sort();
};

describe('packages', () => {
  claim(
    'the versions that the page compares have the same peer dependencies',
    {
      'migration/migration-pickers-v7': [
        'It compares version 7.29.4 with version 8.29.3.',
        'The ranges, including the ranges for the date libraries, are the same as in version 7: React 17, 18, or 19, and Material UI 5 (5.15.14 or later), 6, or 7.',
      ],
    },
    () => {
      const [old, current] = [readManifest(V7), readManifest(V8)];
      expect([old.version, current.version]).toEqual(['7.29.4', '8.29.3']);
      expect(current.peerDependencies).toEqual(old.peerDependencies);
    },
  );

  claim(
    'removed names',
    {
      'migration/migration-pickers-v7': [
        'Import LicenseInfo from its package',
        'pickersMonthClasses and pickersYearClasses are gone',
        'useClearableField() is gone',
        'unstable_useMultiInputRangeField() replaces the three hooks for fields with two inputs. It accepts a manager, such as the one that useDateRangeManager() returns.',
        'usePickersTranslations() is now usePickerTranslations().',
      ],
    },
    () => {
      const gone = goneOf(V7, V8);
      for (const name of [
        'pickersMonthClasses',
        'pickersYearClasses',
        'useClearableField',
        'usePickersContext',
        'usePickersTranslations',
      ])
        expect(gone).toContain(name);
      expect(goneOf(PRO_V7, PRO_V8)).toContain('LicenseInfo');
      expect(goneOf(PRO_V7, PRO_V8)).toContain('unstable_useMultiInputDateRangeField');
      expect(partsOf(PRO_V8)).toHaveProperty('unstable_useMultiInputRangeField');
    },
  );

  claim(
    '`useUtils` was private, and `usePickerAdapter` is public',
    {
      'migration/migration-pickers-v7': [
        'If your code imports useUtils() from @mui/x-date-pickers/internals, call usePickerAdapter() from @mui/x-date-pickers/hooks instead.',
        'It returns the same adapter but is public.',
      ],
    },
    () => {
      expect(partsOf(`${V7}/internals`)).toHaveProperty('useUtils');
      expect(partsOf(`${V8}/internals`)).not.toHaveProperty('useUtils');
      expect(partsOf(`${V8}/hooks`)).toHaveProperty('usePickerAdapter');
    },
  );

  claim(
    '`unstableFieldRef` keeps its methods, but its type takes the value',
    {
      'migration/migration-pickers-v7': [
        'unstableFieldRef keeps its name and its methods.',
        'Only its type changes: the type argument of FieldRef is now the value type instead of the section type, as in the code above.',
      ],
    },
    () => {
      const bodies = [V7, V8].map(
        (name) =>
          /interface FieldRef<(.+?)> \{([^}]+)\}\n/.exec(
            readFile(name, 'models/fields.d.ts').replace(/\/\*[^]*?\*\//g, ''),
          ) ?? [],
      );
      expect(bodies.map(([, parameter]) => parameter)).toEqual([
        'TSection extends FieldSection',
        'TValue extends PickerValidValue',
      ]);
      const methodsOf = (body = '') =>
        [...body.matchAll(/(\w+): \(/g)].map(([, name]) => name);
      expect(methodsOf(bodies[1]?.[2])).toEqual(methodsOf(bodies[0]?.[2]));
      const file = 'internals/hooks/useField/useField.types.d.ts';
      for (const name of [V7, V8])
        expect(readFile(name, file)).toContain('unstableFieldRef?:');
    },
  );

  for (const name of ['AdapterDateFns', 'AdapterDateFnsJalali'])
    claim(
      `${name} has moved`,
      {
        'migration/migration-pickers-v7': [
          '3 and 4 | @mui/x-date-pickers/AdapterDateFnsV3 | @mui/x-date-pickers/AdapterDateFns',
          '2 | @mui/x-date-pickers/AdapterDateFns | @mui/x-date-pickers/AdapterDateFnsV2',
          'date-fns-jalali 3 and 4 | @mui/x-date-pickers/AdapterDateFnsJalaliV3 | @mui/x-date-pickers/AdapterDateFnsJalali',
          'date-fns-jalali 2 | @mui/x-date-pickers/AdapterDateFnsJalali | @mui/x-date-pickers/AdapterDateFnsJalaliV2',
        ],
      },
      () => {
        const folders = [V7, V8].map((one) =>
          fs
            .readdirSync(resolvePackage(one))
            .filter((folder) => new RegExp(`^${name}(V\\d)?$`).test(folder)),
        );
        expect(folders).toEqual([
          [name, `${name}V3`],
          [name, `${name}V2`],
        ]);
      },
    );

  claim(
    'formats without successors are gone',
    {
      'migration/migration-pickers-v7':
        'The fullTime and keyboardDateTime formats are gone; each has a 12-hour and a 24-hour replacement.',
    },
    () => {
      const texts = [V7, V8].map((name) => readFile(name, 'models/adapters.d.ts'));
      for (const format of ['fullTime', 'keyboardDateTime']) {
        const has = texts.map((text) => new RegExp(`\\b${format}: string`).test(text));
        expect(has).toEqual([true, false]);
        expect(texts[1]).toContain(`${format}12h: string`);
        expect(texts[1]).toContain(`${format}24h: string`);
      }
    },
  );

  claim(
    'theme keys',
    {
      'migration/migration-pickers-v7':
        'Rename theme keys {/ #rename-theme-keys-of-inputs /}',
    },
    () => {
      const file = 'themeAugmentation/components.d.ts';
      const [old = '', current = ''] = [V7, V8].map((name) => readFile(name, file));
      for (const gone of ['MuiPickersPopper', 'MuiPickersMonth', 'MuiPickersYear'])
        expect([old, current].map((text) => text.includes(`${gone}?:`))).toEqual([
          true,
          false,
        ]);
      expect(current).toContain('MuiPickerPopper?:');
    },
  );
});

describe('slots', () => {
  for (const [name, prop] of [
    ['PickersActionBar', 'onAccept'],
    ['PickersActionBar', 'onClear'],
    ['PickersShortcuts', 'isValid'],
    ['PickersLayout', 'onSelectShortcut'],
    ['DatePickerToolbar', 'view'],
    ['DatePickerToolbar', 'isLandscape'],
  ] as const)
    claim(
      `${name} has no ${prop}`,
      {
        'migration/migration-pickers-v7': [
          'Components in the layout, toolbar, tabs, actionBar, and shortcuts slots no longer receive the value, the view, or callbacks as props.',
          'isLandscape | orientation from usePickerContext()',
          'onChange, onSelectShortcut | setValue() from usePickerContext() or usePickerActionsContext()',
          'onAccept | acceptValueChanges()',
          'onClear, onSetToday | clearValue(), setValueToToday()',
          'isValid | useIsValidValue()',
        ],
      },
      () => {
        expect(readFile(V7, `${name.replace('Toolbar', '')}/${name}.js`)).toContain(prop);
        expect(hasApi(name) ? readApi(name).props : {}).not.toHaveProperty(prop);
      },
    );

  claim(
    'the field of range pickers',
    {
      'migration/migration-pickers-v7': [
        'Range pickers now show one input for both dates.',
        'In version 7, they showed two.',
      ],
    },
    () => {
      const file = 'DesktopDateRangePicker/DesktopDateRangePicker.js';
      expect(readFile(PRO_V7, file)).toMatch(/field: MultiInputDateRangeField/);
      expect(readFile(PRO_V8, file)).toMatch(/field: \S*SingleInputDateRangeField/);
    },
  );

  claim(
    'the steps',
    {
      'migration/migration-pickers-v7': [
        'closeOnSelect of desktop time and date time pickers | true | false: users press "OK"',
        'Action bar | On mobile, "Cancel" and "OK"; on desktop, "OK" in pickers with several time columns, and no buttons in others | No buttons if one choice closes the picker; otherwise, "Cancel" with "Next" or "OK", depending on the step',
      ],
    },
    () => {
      expect(defaultOf('PickersActionBar', 'actions')).toContain('nextOrAccept');
      expect(defaultOf('DateTimePicker', 'closeOnSelect')).toBe('false');
      expect(defaultOf('DesktopDatePicker', 'closeOnSelect')).toBe('true');
    },
  );
});

describe('rendered pickers', () => {
  for (const [name, role, count] of [
    [V7, 'textbox', 1],
    [V8, 'spinbutton', 3],
  ] as const)
    claim(
      `a field of ${name} has ${role}: ${count}`,
      {
        'migration/migration-pickers-v7': [
          'Each part of a date is a separate element, which screen readers announce as a spin button.',
          'Tests | Type into the text box | Type into the section with the role spinbutton',
        ],
      },
      () => {
        renderPart(name, 'DateField', { label: 'Delivery' });
        expect(screen.getAllByRole(role)).toHaveLength(count);
      },
    );

  claim(
    'the field of version 7 still exists',
    {
      'migration/migration-pickers-v7':
        'To migrate one field at a time, set enableAccessibleFieldDOMStructure to false on the others. These fields then render the same TextField as in version 7.',
    },
    () => {
      renderPart(V8, 'DateField', {
        label: 'Delivery',
        enableAccessibleFieldDOMStructure: false,
      });
      expect(screen.getByRole('textbox')).toHaveClass('MuiInputBase-input');
      expect(screen.queryByRole('spinbutton')).toBeNull();
    },
  );

  claim(
    'a date with missing parts is null',
    {
      'migration/migration-pickers-v7':
        'Date with missing parts | The value is an invalid date | The value is null',
    },
    async () => {
      const onChange = jest.fn();
      renderPart(V8, 'DateField', { defaultValue: dayjs('2024-03-12'), onChange });
      const [month] = screen.getAllByRole('spinbutton');
      if (!month) throw new Error('no section');
      const user = userEvent.setup();
      await user.click(month);
      await user.keyboard('{Backspace}');
      expect(onChange).toHaveBeenLastCalledWith(null, expect.anything());
    },
  );

  claim(
    'a date with missing parts is invalid in version 7',
    {
      'migration/migration-pickers-v7':
        'Date with missing parts | The value is an invalid date | The value is null',
    },
    async () => {
      const onChange = jest.fn();
      renderPart(V7, 'DateField', {
        defaultValue: dayjs('2024-03-12'),
        onChange,
        enableAccessibleFieldDOMStructure: true,
      });
      const [month] = screen.getAllByRole('spinbutton');
      if (!month) throw new Error('no section');
      const user = userEvent.setup();
      await user.click(month);
      await user.keyboard('{Backspace}');
      const [value] = onChange.mock.lastCall as [dayjs.Dayjs];
      expect(value.isValid()).toBe(false);
    },
  );

  for (const [name, isReadOnly] of [
    [V7, true],
    [V8, false],
  ] as const)
    claim(
      `the field of a mobile picker in ${name} is read-only: ${isReadOnly}`,
      {
        'migration/migration-pickers-v7':
          'Field of a mobile picker | Read-only; a tap anywhere opens the picker | Users can type; a button opens the picker',
      },
      () => {
        renderPart(name, 'MobileDatePicker', { label: 'Delivery' });
        const input = document.querySelector('input');
        expect(input?.readOnly ?? false).toBe(isReadOnly);
      },
    );

  for (const [name, part] of [
    [V7, 'Clock'],
    [V8, 'MultiSectionDigitalClock'],
  ] as const)
    claim(
      `the time of a mobile date time picker in ${name}: ${part}`,
      {
        'migration/migration-pickers-v7':
          'Time in mobile and static date time pickers | A clock face | A digital clock',
      },
      () => {
        renderPart(name, 'StaticDateTimePicker', {
          openTo: 'hours',
          displayStaticWrapperAs: 'mobile',
        });
        expect(document.querySelector(`.Mui${part}-root`)).not.toBeNull();
      },
    );

  for (const [name, stays] of [
    [V7, false],
    [V8, true],
  ] as const)
    claim(
      `a date time picker of ${name} stays on the day: ${stays}`,
      {
        'migration/migration-pickers-v7':
          'Mobile and static date time pickers | Switch to the time after users choose a day | Stay on the day; "Next" leads to the time',
      },
      () => {
        renderPart(name, 'StaticDateTimePicker', {
          defaultValue: dayjs('2024-03-12T10:00'),
        });
        fireEvent.click(screen.getByRole('gridcell', { name: '14' }));
        expect(screen.queryByRole('gridcell', { name: '14' }) !== null).toBe(stays);
      },
    );
});

claim(
  'desktop pickers with a time have buttons; only those of mobile and static ones have steps',
  {
    'migration/migration-pickers-v7': [
      '`closeOnSelect` of desktop time and date time pickers | `true` | `false`: users press "OK"',
      'Mobile and static date time pickers | Switch to the time after users choose a day | Stay on the day; "Next" leads to the time',
      'On mobile, "Cancel" and "OK"; on desktop, "OK" in pickers with several time columns, and no buttons in others',
    ],
  },
  () => {
    const buttonsOf = (version: string, name: string) => {
      renderPart(version, name, name.startsWith('Static') ? {} : { open: true });
      const bar = document.querySelectorAll('.MuiPickersLayout-actionBar button');
      const found = [...bar].map((button) => button.textContent).join(' ');
      cleanup();
      return found;
    };
    expect(buttonsOf(V7, 'DesktopDatePicker')).toBe('');
    expect(buttonsOf(V7, 'MobileDatePicker')).toBe('Cancel OK');
    expect(buttonsOf(V7, 'DesktopTimePicker')).toBe('OK');
    expect(buttonsOf(V8, 'DesktopTimePicker')).toBe('Cancel OK');
    expect(buttonsOf(V7, 'DesktopDateTimePicker')).toBe('OK');
    expect(buttonsOf(V8, 'DesktopDateTimePicker')).toBe('Cancel OK');
    expect(buttonsOf(V8, 'MobileDateTimePicker')).toBe('Cancel Next');
    expect(buttonsOf(V8, 'StaticDateTimePicker')).toBe('Cancel Next');
  },
);
