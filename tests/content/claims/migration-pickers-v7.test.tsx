/**
 * Claims of the guide from 7 to 8, tested with both versions.
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/pickerDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import userEvent from '@testing-library/user-event';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { defaultOf, hasApi, readApi } from '../../support/components/readApi';

const V7 = '@mui/x-date-pickers-v7';
const V8 = '@mui/x-date-pickers';
const PRO_V7 = '@mui/x-date-pickers-pro-v7';
const PRO_V8 = '@mui/x-date-pickers-pro';

type Parts = Record<string, React.ComponentType<Record<string, unknown>>>;
const partsOf = (name: string) => jest.requireActual<Parts>(name);

const readFile = (name: string, file: string) =>
  fs.readFileSync(path.join(SITE_DIR, 'node_modules', name, file), 'utf8');

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
  const { AdapterDayjs } = jest.requireActual<Record<string, unknown>>(
    `${name}/AdapterDayjs`,
  );
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
  test('the versions that the page compares have the same peer dependencies', () => {
    const [old, current] = [readManifest(V7), readManifest(V8)];
    expect([old.version, current.version]).toEqual(['7.29.4', '8.29.3']);
    expect(current.peerDependencies).toEqual(old.peerDependencies);
  });

  test('removed names', () => {
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
  });

  test('`useUtils` was private, and `usePickerAdapter` is public', () => {
    expect(partsOf(`${V7}/internals`)).toHaveProperty('useUtils');
    expect(partsOf(`${V8}/internals`)).not.toHaveProperty('useUtils');
    expect(partsOf(`${V8}/hooks`)).toHaveProperty('usePickerAdapter');
  });

  test('`unstableFieldRef` keeps its methods, but its type takes the value', () => {
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
  });

  test.each(['AdapterDateFns', 'AdapterDateFnsJalali'])('%s has moved', (name) => {
    const folders = [V7, V8].map((one) =>
      fs
        .readdirSync(path.join(SITE_DIR, 'node_modules', one))
        .filter((folder) => new RegExp(`^${name}(V\\d)?$`).test(folder)),
    );
    expect(folders).toEqual([
      [name, `${name}V3`],
      [name, `${name}V2`],
    ]);
  });

  test('formats without successors are gone', () => {
    const texts = [V7, V8].map((name) => readFile(name, 'models/adapters.d.ts'));
    for (const format of ['fullTime', 'keyboardDateTime']) {
      const has = texts.map((text) => new RegExp(`\\b${format}: string`).test(text));
      expect(has).toEqual([true, false]);
      expect(texts[1]).toContain(`${format}12h: string`);
      expect(texts[1]).toContain(`${format}24h: string`);
    }
  });

  test('theme keys', () => {
    const file = 'themeAugmentation/components.d.ts';
    const [old = '', current = ''] = [V7, V8].map((name) => readFile(name, file));
    for (const gone of ['MuiPickersPopper', 'MuiPickersMonth', 'MuiPickersYear'])
      expect([old, current].map((text) => text.includes(`${gone}?:`))).toEqual([
        true,
        false,
      ]);
    expect(current).toContain('MuiPickerPopper?:');
  });
});

describe('slots', () => {
  test.each([
    ['PickersActionBar', 'onAccept'],
    ['PickersActionBar', 'onClear'],
    ['PickersShortcuts', 'isValid'],
    ['PickersLayout', 'onSelectShortcut'],
    ['DatePickerToolbar', 'view'],
    ['DatePickerToolbar', 'isLandscape'],
  ])('%s has no %s', (name, prop) => {
    expect(readFile(V7, `${name.replace('Toolbar', '')}/${name}.js`)).toContain(prop);
    expect(hasApi(name) ? readApi(name).props : {}).not.toHaveProperty(prop);
  });

  test('the field of range pickers', () => {
    const file = 'DesktopDateRangePicker/DesktopDateRangePicker.js';
    expect(readFile(PRO_V7, file)).toMatch(/field: MultiInputDateRangeField/);
    expect(readFile(PRO_V8, file)).toMatch(/field: \S*SingleInputDateRangeField/);
  });

  test('the steps', () => {
    expect(defaultOf('PickersActionBar', 'actions')).toContain('nextOrAccept');
    expect(defaultOf('DateTimePicker', 'closeOnSelect')).toBe('false');
    expect(defaultOf('DesktopDatePicker', 'closeOnSelect')).toBe('true');
  });
});

describe('rendered pickers', () => {
  test.each([
    [V7, 'textbox', 1],
    [V8, 'spinbutton', 3],
  ])('a field of %s has %s: %d', (name, role, count) => {
    renderPart(name, 'DateField', { label: 'Delivery' });
    expect(screen.getAllByRole(role)).toHaveLength(count);
  });

  test('the field of version 7 still exists', () => {
    renderPart(V8, 'DateField', {
      label: 'Delivery',
      enableAccessibleFieldDOMStructure: false,
    });
    expect(screen.getByRole('textbox')).toHaveClass('MuiInputBase-input');
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  test('a date with missing parts is null', async () => {
    const onChange = jest.fn();
    renderPart(V8, 'DateField', { defaultValue: dayjs('2024-03-12'), onChange });
    const [month] = screen.getAllByRole('spinbutton');
    if (!month) throw new Error('no section');
    const user = userEvent.setup();
    await user.click(month);
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null, expect.anything());
  });

  test('a date with missing parts is invalid in version 7', async () => {
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
  });

  test.each([
    [V7, true],
    [V8, false],
  ])('the field of a mobile picker in %s is read-only: %s', (name, isReadOnly) => {
    renderPart(name, 'MobileDatePicker', { label: 'Delivery' });
    const input = document.querySelector('input');
    expect(input?.readOnly ?? false).toBe(isReadOnly);
  });

  test.each([
    [V7, 'Clock'],
    [V8, 'MultiSectionDigitalClock'],
  ])('the time of a mobile date time picker in %s: %s', (name, part) => {
    renderPart(name, 'StaticDateTimePicker', {
      openTo: 'hours',
      displayStaticWrapperAs: 'mobile',
    });
    expect(document.querySelector(`.Mui${part}-root`)).not.toBeNull();
  });

  test.each([
    [V7, false],
    [V8, true],
  ])('a date time picker of %s stays on the day: %s', (name, stays) => {
    renderPart(name, 'StaticDateTimePicker', { defaultValue: dayjs('2024-03-12T10:00') });
    fireEvent.click(screen.getByRole('gridcell', { name: '14' }));
    expect(screen.queryByRole('gridcell', { name: '14' }) !== null).toBe(stays);
  });
});
