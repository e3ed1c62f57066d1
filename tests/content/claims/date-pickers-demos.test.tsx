/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { act, fireEvent } from '@testing-library/react';
import '../../support/components/restResponse';
import { silenceLicense } from '../../support/components/pickerDom';
import { renderApart } from '../../support/components/renderApart';

const DOCS = path.join(__dirname, '../../../docs/date-pickers');

const CONTROLS = [
  // The days, months and years of a calendar are named by the package.
  'button:not([role="gridcell"], [role="radio"])',
  'input:not([aria-hidden="true"], [type="hidden"])',
  'select',
  '[role="spinbutton"]',
  '[role="grid"]',
  '[role="listbox"]',
  '[role="dialog"]',
  '[role="radiogroup"]',
].join();

/** Parts of the packages, whose buttons are not written by the demo. */
const BUILT_IN = [
  '.MuiPickersInputBase-root',
  '.MuiPickersLayout-root',
  '.MuiDateCalendar-root',
  '.MuiDateRangeCalendar-root',
  '.MuiYearCalendar-root',
  '.MuiMonthCalendar-root',
  '.MuiTimeClock-root',
].join();

type Demo = ComponentType;

const loadDemos = (page: string): [string, Demo][] =>
  fs
    .readdirSync(path.join(DOCS, page))
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => [
      file,
      jest.requireActual<{ default: Demo }>(path.join(DOCS, page, file)).default,
    ]);

const pages = fs.readdirSync(DOCS);

silenceLicense();

test.each(pages)('demos of %s name their controls and share no ids', (page) => {
  const remove = renderApart(
    <>
      {loadDemos(page).map(([file, Component]) => (
        <Component key={file} />
      ))}
    </>,
  );
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (getComputedStyle(control).visibility === 'hidden') continue;
    expect(control).toHaveAccessibleName();
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  remove();
});

test.each(pages)('demos of %s keep focus when a button is pressed', async (page) => {
  const lost: string[] = [];
  for (const [file, Component] of loadDemos(page)) {
    const remove = renderApart(<Component />);
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    for (const target of buttons.filter((each) => !each.closest(BUILT_IN))) {
      if (target.matches(':disabled')) continue;
      act(() => target.focus());
      fireEvent.click(target);
      // Forms validate asynchronously.
      await act(async () => {});
      const focused = document.activeElement;
      if (focused === document.body || focused?.matches(':disabled')) {
        lost.push(`${file}: ${target.textContent}`);
      }
    }
    remove();
  }
  expect(lost).toEqual([]);
});
