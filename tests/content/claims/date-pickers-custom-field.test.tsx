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

claim(
  'a button shows label and value, opens the picker, and follows the value',
  {
    'date-pickers/custom-field':
      "Include the label and the value in a button's accessible name, as in the first demo",
  },
  () => {
    renderPicker(<ButtonInsteadOfField />);
    const button = screen.getByRole('button', {
      name: 'Show tickets for: Friday, May 14',
    });
    click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    click(day('20'));
    expect(button).toHaveTextContent('Show tickets for: Thursday, May 20');
  },
);

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

claim(
  "useParsedFormat uses the user's language, and accepts another format",
  {
    'date-pickers/custom-field':
      "`useParsedFormat()` returns the format as a placeholder in the user's language, such as MM/DD/YYYY. Pass `format` to get the placeholder for another format.",
  },
  () => {
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
  },
);

claim(
  'useValidation returns the code, whether there is one, and validates another value',
  {
    'date-pickers/custom-field':
      'It returns `validationError` (the error code), `hasValidationError`, and `getValidationErrorForNewValue()`, which checks another value.',
  },
  () => {
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
    expect(result).toMatchObject({
      validationError: 'minDate',
      hasValidationError: true,
    });
    expect(result?.getValidationErrorForNewValue(dayjs('2027-04-02'))).toBeNull();
  },
);

claim(
  'a field without typing shows the value, and its button opens the calendar',
  {
    'date-pickers/custom-field':
      'This read-only text field opens the calendar on click and has a button for keyboard users:',
  },
  () => {
    renderPicker(<ChooseWithoutTyping />);
    const input = screen.getByRole('textbox', { name: 'Collection day' });
    expect(input).toHaveValue('Tue, 16 Mar 2027');
    expect(input).toHaveAttribute('readonly');
    click(screen.getByRole('button', { name: /March 16, 2027/ }));
    click(day('23'));
    expect(input).toHaveValue('Tue, 23 Mar 2027');
  },
);

claim(
  'free text is parsed on Enter and on blur; other text is an invalid date',
  {
    'date-pickers/custom-field': [
      'This field keeps the typed text as a draft and sets the value when users leave the field or press Enter:',
      'Text that cannot be parsed becomes an invalid date',
    ],
  },
  () => {
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
  },
);

claim(
  'custom markup keeps sections, keys and the form value',
  {
    'date-pickers/custom-field': [
      '`value` and `onChange` are for a hidden input that adds the field to a form.',
      'Custom markup for sections needs the role `group` and an accessible name. The sections themselves are already spin buttons with names.',
    ],
  },
  () => {
    renderPicker(<PlainSections />);
    expect(screen.getByRole('group', { name: 'Serial number made on' })).toBeVisible();
    focus(section('Day'));
    press('ArrowUp');
    expect(section('Day')).toHaveTextContent('06');
    typeInto('Month', '12');
    expect(find('input[name="made"]')).toHaveValue('2024-12-06');
  },
);

claim(
  'the return value of a field hook, and which parts PickersTextField uses',
  {
    'date-pickers/custom-field': [
      '`unstable_useDateField` accepts the props of a `DateField` and returns everything that you need to render the field.',
      'You can pass all these values to `PickersTextField`, except `clearable`, `onClear`, and `openPickerAriaLabel`.',
    ],
  },
  () => {
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
  },
);

claim(
  'every manager has a validator and its value type',
  {
    'date-pickers/custom-field':
      'Two of its properties are public: `validator` for `useValidation()`, and `valueType` for `useSplitFieldProps()`. The others start with `internal_`.',
  },
  () => {
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
  },
);

claim(
  'a range with its two inputs on two lines',
  {
    'date-pickers/custom-field':
      '`unstable_useMultiInputRangeField` returns the props for two text fields and for the element around them:',
  },
  () => {
    renderPicker(<LinesForBothEnds />);
    expect([textOf(0), textOf(1)]).toEqual(['12/20/2027', '01/03/2028']);
    click(find('[role="group"]', 1));
    expect(has('.MuiDateRangeCalendar-root')).toBe(true);
    const [start, end] = [...document.querySelectorAll('label')];
    expect([start?.textContent, end?.textContent]).toEqual(['Leave', 'Come back']);
  },
);

claim(
  'a range field with one input has a fieldType; without it, two inputs are expected',
  { 'date-pickers/custom-field': 'Without `fieldType`, the picker expects two inputs.' },
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
