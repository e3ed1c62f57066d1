/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import {
  DatePicker,
  PickersTextField,
  useDateManager,
  useDateTimeManager,
  useParsedFormat,
  useSplitFieldProps,
  useTimeManager,
  useValidation,
  validateDate,
  type UseDateFieldProps,
  unstable_useDateField as useDateField,
} from '@mui/x-date-pickers';
import { frFR } from '@mui/x-date-pickers/locales';
import {
  DateRangePicker,
  unstable_useSingleInputDateRangeField as useSingleInputDateRangeField,
  useDateRangeManager,
  useDateTimeRangeManager,
  useTimeRangeManager,
  type UseSingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro';
import ButtonInsteadOfField from '../../../docs/date-pickers/custom-field/ButtonInsteadOfField';
import ChooseWithoutTyping from '../../../docs/date-pickers/custom-field/ChooseWithoutTyping';
import LinesForBothEnds from '../../../docs/date-pickers/custom-field/LinesForBothEnds';
import PlainSections from '../../../docs/date-pickers/custom-field/PlainSections';
import UnderstandWords from '../../../docs/date-pickers/custom-field/UnderstandWords';
import {
  click,
  day,
  find,
  focus,
  has,
  press,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('a button shows label and value, opens the picker, and follows the value', () => {
  renderPicker(<ButtonInsteadOfField />);
  const button = screen.getByRole('button', {
    name: 'Show tickets for: Friday, May 14',
  });
  click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  click(day('20'));
  expect(button).toHaveTextContent('Show tickets for: Thursday, May 20');
});

claim(
  'useSplitFieldProps splits the props by the type of value',
  {
    'date-pickers/custom-field': "`useSplitFieldProps(props, 'date')` splits the props.",
  },
  () => {
    let split: { internalProps: object; forwardedProps: object } | undefined;
    function Spy({ valueType }: { valueType: 'date' | 'time' | 'date-time' }) {
      split = useSplitFieldProps(
        { minDate: date, minTime: date, format: 'YYYY', label: 'a' },
        valueType,
      );
      return null;
    }
    renderPicker(<Spy valueType="date" />);
    expect(split).toEqual({
      internalProps: { minDate: date, format: 'YYYY' },
      forwardedProps: { minTime: date, label: 'a' },
    });
    renderPicker(<Spy valueType="time" />);
    expect(split?.forwardedProps).toEqual({ minDate: date, label: 'a' });
    renderPicker(<Spy valueType="date-time" />);
    expect(split?.forwardedProps).toEqual({ label: 'a' });
  },
);

test("useParsedFormat uses the user's language, and accepts another format", () => {
  const seen: string[] = [];
  function Field() {
    seen.push(useParsedFormat(), useParsedFormat({ format: 'YYYY' }));
    return null;
  }
  renderPicker(<DatePicker slots={{ field: Field }} />);
  expect(seen).toEqual(['MM/DD/YYYY', 'YYYY']);
  seen.length = 0;
  renderPicker(<DatePicker slots={{ field: Field }} />, {
    adapterLocale: 'fr',
    localeText: frFR.components.MuiLocalizationProvider.defaultProps.localeText,
  });
  expect(seen).toEqual(['JJ/MM/AAAA', 'AAAA']);
});

test('useValidation returns the code, whether there is one, and validates another value', () => {
  let result: ReturnType<typeof useValidation> | undefined;
  function Spy() {
    result = useValidation({
      validator: validateDate,
      value: date,
      timezone: 'default',
      props: {
        minDate: dayjs('2027-04-01'),
        maxDate: dayjs('2099-12-31'),
        disablePast: false,
        disableFuture: false,
      },
    }) as ReturnType<typeof useValidation>;
    return null;
  }
  renderPicker(<Spy />);
  expect(result).toMatchObject({ validationError: 'minDate', hasValidationError: true });
  expect(result?.getValidationErrorForNewValue(dayjs('2027-04-02'))).toBeNull();
});

test('a field without typing shows the value, and its button opens the calendar', () => {
  renderPicker(<ChooseWithoutTyping />);
  const input = screen.getByRole('textbox', { name: 'Collection day' });
  expect(input).toHaveValue('Tue, 16 Mar 2027');
  expect(input).toHaveAttribute('readonly');
  click(screen.getByRole('button', { name: /March 16, 2027/ }));
  click(day('23'));
  expect(input).toHaveValue('Tue, 23 Mar 2027');
});

test('free text is parsed on Enter and on blur; other text is an invalid date', () => {
  renderPicker(<UnderstandWords />);
  const input = screen.getByRole('textbox', { name: 'Remind me' });
  fireEvent.change(input, { target: { value: 'in 3 days' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input).toHaveValue('2027-03-15');
  fireEvent.change(input, { target: { value: 'tomorrow' } });
  fireEvent.blur(input);
  expect(input).toHaveValue('2027-03-13');
  fireEvent.change(input, { target: { value: 'some day' } });
  fireEvent.blur(input);
  expect(input).toHaveAttribute('aria-invalid', 'true');
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(input).toHaveAttribute('aria-invalid', 'false');
});

test('custom markup keeps sections, keys and the form value', () => {
  renderPicker(<PlainSections />);
  expect(screen.getByRole('group', { name: 'Serial number made on' })).toBeVisible();
  focus(section('Day'));
  press('ArrowUp');
  expect(section('Day')).toHaveTextContent('06');
  typeInto('Month', '12');
  expect(find('input[name="made"]')).toHaveValue('2024-12-06');
});

test('the return value of a field hook, and which parts PickersTextField uses', () => {
  let keys: string[] = [];
  interface Props extends UseDateFieldProps<true> {
    label: string;
  }
  function Field(props: Props) {
    const { clearable, onClear, openPickerAriaLabel, ...textField } = useDateField<
      true,
      Props
    >(props);
    keys = Object.keys({ clearable, onClear, openPickerAriaLabel, ...textField });
    return <PickersTextField {...textField} />;
  }
  renderPicker(<Field label="Due" defaultValue={date} />);
  expect(textOf()).toBe('03/12/2027');
  expect(keys.sort()).toEqual([
    'areAllSectionsEmpty',
    'autoFocus',
    'clearable',
    'contentEditable',
    'disabled',
    'elements',
    'enableAccessibleFieldDOMStructure',
    'error',
    'focused',
    'label',
    'onBlur',
    'onChange',
    'onClear',
    'onClick',
    'onFocus',
    'onInput',
    'onKeyDown',
    'onMouseDown',
    'onPaste',
    'openPickerAriaLabel',
    'readOnly',
    'sectionListRef',
    'tabIndex',
    'value',
  ]);
});

test('every manager has a validator and its value type', () => {
  const managers: { valueType: string; validator: unknown }[] = [];
  function Spy() {
    managers.push(
      useDateManager(),
      useTimeManager(),
      useDateTimeManager(),
      useDateRangeManager(),
      useTimeRangeManager(),
      useDateTimeRangeManager(),
    );
    return null;
  }
  renderPicker(<Spy />);
  expect(managers.map(({ valueType }) => valueType)).toEqual([
    'date',
    'time',
    'date-time',
    'date',
    'time',
    'date-time',
  ]);
  const own = managers.map((manager) =>
    Object.keys(manager).filter((key) => !key.startsWith('internal_')),
  );
  expect(own).toEqual(managers.map(() => ['valueType', 'validator']));
});

test('a range with its two inputs on two lines', () => {
  renderPicker(<LinesForBothEnds />);
  expect([textOf(0), textOf(1)]).toEqual(['12/20/2027', '01/03/2028']);
  click(find('[role="group"]', 1));
  expect(has('.MuiDateRangeCalendar-root')).toBe(true);
  const [start, end] = [...document.querySelectorAll('label')];
  expect([start?.textContent, end?.textContent]).toEqual(['Leave', 'Come back']);
});

claim(
  'a range field with one input has a fieldType; without it, two inputs are expected',
  { 'date-pickers/custom-field': 'Without it, the picker expects two inputs.' },
  () => {
    interface RangeFieldProps extends UseSingleInputDateRangeFieldProps<true> {
      label: string;
    }
    function OneInput() {
      const { clearable, onClear, openPickerAriaLabel, ...field } =
        useSingleInputDateRangeField<true, RangeFieldProps>({ label: 'Stay' });
      void [clearable, onClear, openPickerAriaLabel];
      return <PickersTextField {...field} />;
    }
    const range: [Dayjs, Dayjs] = [date, date.add(1, 'day')];
    const roleOfPopup = (field: typeof OneInput) => {
      renderPicker(<DateRangePicker open value={range} slots={{ field }} />);
      return find('.MuiPickerPopper-root').getAttribute('role');
    };
    expect(roleOfPopup(OneInput)).toBe('tooltip');
    expect(roleOfPopup(Object.assign(OneInput, { fieldType: 'single-input' }))).toBe(
      'dialog',
    );
    expect(textOf()).toBe('03/12/2027 – 03/13/2027');
  },
);
