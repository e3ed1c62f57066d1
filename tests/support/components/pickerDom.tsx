/**
 * Renders pickers and acts on them like users. Tests that import it have to use jsdom.
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

// Pickers take seconds to open on a busy machine.
jest.setTimeout(60_000);

type Provider = Partial<LocalizationProviderProps<string>>;
type PickerRange = readonly (Dayjs | null)[];

/**
 * Renders pickers with Day.js and unmounts what was rendered before.
 * @returns `show` renders other elements instead
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

/** The context that a field passes to `onChange`. */
interface ChangeContext {
  validationError: unknown;
}

/**
 * Renders a field and records its last change.
 * @param draw renders the field with the given listener
 * @param write formats a value
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

/** The only element that matches a selector, or the one at an index. */
export function find(selector: string, place = 0): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector)[place];
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

export const has = (selector: string): boolean =>
  document.querySelector(selector) !== null;

/** A section of a field by its name, such as `Month`. */
export const section = (name: string, place = 0): HTMLElement =>
  find(`[role="spinbutton"][aria-label="${name}"]`, place);

/** The texts of the sections and separators. */
export const textOf = (place = 0): string => input(place).value.replace(/[‎-‏⁦-⁩]/g, '');

export const input = (place = 0): HTMLInputElement => {
  const found = find('.MuiPickersInputBase-input', place);
  if (!(found instanceof HTMLInputElement)) throw new Error('the field has no input');
  return found;
};

export const isInvalid = (place = 0): boolean =>
  find('[role="group"]', place).getAttribute('aria-invalid') === 'true' ||
  has('.MuiPickersInputBase-root.Mui-error');

export const focus = (element: HTMLElement) => act(() => element.focus());

/** Types into the focused section; the field moves the focus itself. */
export function type(keys: string) {
  for (const key of keys) {
    const target = document.activeElement;
    if (!target) throw new Error('nothing has the focus');
    target.textContent = key;
    fireEvent.input(target);
  }
}

/** Focuses a section and types into it. */
export function typeInto(name: string, keys: string, place = 0) {
  focus(section(name, place));
  type(keys);
}

/** Pastes into a section, or a whole text into the field. */
export function paste(text: string) {
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
}

/** Fills a section in one step, for tests in which the single keys do not matter. */
export function fill(name: string, text: string, place = 0) {
  focus(section(name, place));
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

/** A day of the visible calendar. */
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
  fireEvent.keyDown(find('.MuiPickerPopper-root'), { key: 'Escape' });

/** Clicks outside of an open picker. */
export function clickOutside() {
  fireEvent.mouseDown(document.body);
  fireEvent.click(document.body);
}

interface Context {
  source: string;
  validationError: unknown;
  shortcut?: { label: string };
}

/** Props of a picker that log their events; `take` empties the log. */
export function listenToPicker() {
  const log: string[] = [];
  const record =
    (name: string) =>
    (date: Dayjs | null, { source, validationError, shortcut }: Context) =>
      void log.push(
        [
          name,
          date?.isValid() ? date.format('D HH:mm') : String(date),
          source,
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
      onChange: record('onChange'),
      onAccept: record('onAccept'),
      onError: (code: unknown) => void log.push(`onError ${code}`),
    },
  };
}

/** Both ends of a range with day and time, `12 10:30 to 15 18:00`; a dash for none. */
export const writeRange = (range: PickerRange): string =>
  range.map((each) => each?.format('DD HH:mm') ?? '–').join(' to ');

/** Props of a range picker that log their events; `take` empties the log. */
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

/** Silences the license warning that the packages log without a license key. */
export function silenceLicense(): void {
  beforeAll(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => jest.restoreAllMocks());
}
