/**
 * Renders pickers and acts in them as readers do. Tests that import it choose jsdom in their
 * first lines. Version 7: a field is one input.
 */
import '@testing-library/jest-dom';
import type { ReactElement } from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers';

// A picker takes seconds to open where the machine is busy.
jest.setTimeout(60_000);

type Provider = Partial<LocalizationProviderProps<Dayjs, string>>;
type PickerRange = readonly (Dayjs | null)[];

/**
 * Renders parts of pickers with Day.js, and removes what was rendered before.
 * @returns `show` renders others in their place
 */
export function renderPicker(element: ReactElement, provider: Provider = {}) {
  const wrap = (child: ReactElement) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
      {child}
    </LocalizationProvider>
  );
  cleanup();
  const { rerender } = render(wrap(element));
  return { show: (next: ReactElement) => rerender(wrap(next)) };
}

/** What a field tells its listener beside the value. */
interface ChangeContext {
  validationError: unknown;
}

/**
 * Renders a field and keeps what its last change told.
 * @param draw the field with the given listener
 * @param write how a value is kept
 * @returns `value` is null and `code` undefined until the first change
 */
export function followField<V, W>(
  draw: (onChange: (value: V, context: ChangeContext) => void) => ReactElement,
  write: (value: V) => W,
): { value: W | null; code: unknown } {
  const last: { value: W | null; code: unknown } = { value: null, code: undefined };
  renderPicker(
    draw((value, { validationError }) => {
      last.value = write(value);
      last.code = validationError;
    }),
  );
  return last;
}

/** The only element that a selector finds, or the one at a place among several. */
export function find(selector: string, place = 0): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector)[place];
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

export const has = (selector: string): boolean =>
  document.querySelector(selector) !== null;

const TOKENS = /YYYY|YY|MMMM|MM|DD|hh|mm|ss|aa|EEEE|EE/g;
const NAMES: Record<string, string> = {
  YYYY: 'Year',
  YY: 'Year',
  MMMM: 'Month',
  MM: 'Month',
  DD: 'Day',
  hh: 'Hours',
  mm: 'Minutes',
  ss: 'Seconds',
  aa: 'Meridiem',
  EEEE: 'Week day',
  EE: 'Week day',
};

/** The field at a place: one input, whose placeholder tells the sections. */
export const input = (place = 0): HTMLInputElement => {
  const found = find('input.MuiInputBase-input[placeholder]', place);
  if (!(found instanceof HTMLInputElement)) throw new Error('the field has no input');
  return found;
};

/** What the field shows; an empty field that has no focus shows nothing. */
export const textOf = (place = 0): string =>
  input(place).value.replace(/[\u200e-\u200f\u2066-\u2069]/g, '');

export const isInvalid = (place = 0): boolean =>
  input(place).getAttribute('aria-invalid') === 'true';

export const focus = (element: HTMLElement) => act(() => element.focus());

/** Sections of an input by name, with where each begins. */
function readSections(field: HTMLInputElement): { name: string; start: number }[] {
  const tokens = [...field.placeholder.matchAll(TOKENS)];
  const text = field.value || field.placeholder;
  let at = tokens[0]?.index ?? 0;
  return tokens.map((token, place) => {
    const section = { name: NAMES[token[0]] ?? token[0], start: at };
    const end = token.index + token[0].length;
    const separator = field.placeholder.slice(end, tokens[place + 1]?.index);
    at = separator ? text.indexOf(separator, at) + separator.length : text.length;
    return section;
  });
}

/** Clicks a section, by its name in English, so that it is selected; returns the input. */
export function section(name: string, place = 0): HTMLInputElement {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input[placeholder]'),
  ].flatMap((field) =>
    readSections(field)
      .filter((each) => each.name === name)
      .map((_each, order) => ({ field, order })),
  );
  const found = fields[place];
  if (!found) throw new Error(`no section ${name}`);
  const { field, order } = found;
  focus(field);
  // An empty field shows its placeholders once a section is selected.
  if (field.value === '') fireEvent.click(field);
  const { start } = readSections(field).filter((each) => each.name === name)[order]!;
  // A section that is selected stays so.
  if (field.selectionStart !== start || field.selectionEnd === start) {
    field.setSelectionRange(start, start);
    fireEvent.click(field);
  }
  return field;
}

/** Types into the section that is selected; the field moves on by itself. */
export function type(keys: string) {
  for (const key of keys) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus');
    const { value, selectionStart, selectionEnd } = field;
    const start = selectionStart ?? 0;
    const end = selectionEnd ?? start;
    fireEvent.change(field, {
      target: { value: value.slice(0, start) + key + value.slice(end) },
    });
    // A key that is refused changes nothing, and the browser keeps the selection then.
    if (field.value === value && field.selectionStart === field.selectionEnd) {
      field.setSelectionRange(start, end);
    }
  }
}

/** Goes to a section and types there. */
export function typeInto(name: string, keys: string, place = 0) {
  section(name, place);
  type(keys);
}

/** Pastes into a section, or a whole text into the field. */
export function paste(text: string) {
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
}

/** Fills a section in one step, where the keys on the way do not matter. */
export function fill(name: string, text: string, place = 0) {
  section(name, place);
  paste(text);
}

export const press = (key: string, modifiers: { ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key,
    keyCode: key.length === 1 ? key.toUpperCase().charCodeAt(0) : 0,
    ...modifiers,
  });

/** The button that opens the picker. */
export const openPicker = (place = 0) =>
  fireEvent.click(find('[aria-label^="Choose"]', place));

/** A day of the calendar that is shown. */
export const day = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.MuiPickersDay-root')].find(
    (each) => each.textContent === text,
  );
  if (!found) throw new Error(`no day ${text}`);
  return found;
};

/** A button or an entry of a list by its text, label or title. */
export const button = (name: string): HTMLElement => {
  const found = [
    ...document.querySelectorAll<HTMLElement>('button, [role="option"], [role="button"]'),
  ].find((each) =>
    [each.textContent, each.getAttribute('aria-label'), each.title].includes(name),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

export const click = (element: HTMLElement) => fireEvent.click(element);

/** Presses Esc in the popper of an open picker. */
export const escape = () =>
  fireEvent.keyDown(find('.MuiPickersPopper-root'), { key: 'Escape' });

/** Clicks beside an open picker. */
export function clickOutside() {
  fireEvent.mouseDown(document.body);
  fireEvent.click(document.body);
}

interface Context {
  validationError: unknown;
  shortcut?: { label: string };
}

/** Props of a picker that write which events they hear; `take` empties the log. */
export function listenToPicker() {
  const log: string[] = [];
  const hear =
    (name: string) =>
    (date: Dayjs | null, { validationError, shortcut }: Context) =>
      void log.push(
        [
          name,
          date?.isValid() ? date.format('D HH:mm') : String(date),
          validationError,
          shortcut?.label,
        ]
          .filter(Boolean)
          .join(' '),
      );
  return {
    take: () => log.splice(0),
    props: {
      onOpen: () => void log.push('onOpen'),
      onClose: () => void log.push('onClose'),
      onViewChange: (view: string) => void log.push(`onViewChange ${view}`),
      onChange: hear('onChange'),
      onAccept: hear('onAccept'),
      onError: (code: unknown) => void log.push(`onError ${code}`),
    },
  };
}

/** Both ends of a range with the day and the time, `12 10:30 to 15 18:00`; a dash for none. */
export const writeRange = (range: PickerRange): string =>
  range.map((each) => each?.format('DD HH:mm') ?? '–').join(' to ');

/** Props of a range picker that write what they hear; `take` empties the log. */
export function listenToRange() {
  const log: string[] = [];
  return {
    log,
    take: () => log.splice(0),
    props: {
      onChange: (range: PickerRange) => void log.push(writeRange(range)),
      onAccept: (range: PickerRange) => void log.push(`accept ${writeRange(range)}`),
      onClose: () => void log.push('close'),
    },
  };
}

/** Keeps the tests of a file quiet where the watermark logs that no license key is set. */
export function silenceLicense(): void {
  beforeAll(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => jest.restoreAllMocks());
}
