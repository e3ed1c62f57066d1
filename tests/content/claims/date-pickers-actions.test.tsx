/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { MobileDatePicker, type PickersActionBarAction } from '@mui/x-date-pickers';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { renderPicker } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const ACTIONS: Record<PickersActionBarAction, true> = {
  clear: true,
  cancel: true,
  today: true,
  accept: true,
  next: true,
  nextOrAccept: true,
};

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** The actions in the first column of the table on a page, in their order. */
function readActionTable(file: string): string[] {
  const text = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
  const table = text
    .split('\n\n')
    .find((block) => block.startsWith('|') && block.includes("\n| `'nextOrAccept'`"));
  return [...(table ?? '').matchAll(/^\| `'(\w+)'`/gm)].map((match) => match[1]!);
}

test.each([
  'docs/date-pickers/date-picker/date-picker.mdx',
  `${CHINESE}/date-pickers/date-picker/date-picker.mdx`,
  'docs/date-pickers/lifecycle/lifecycle.mdx',
])('%s lists every action of the action bar', (file) => {
  expect(readActionTable(file).sort()).toEqual(Object.keys(ACTIONS).sort());
});

claim(
  "'next' has no effect in a date picker",
  { 'date-pickers/date-picker': 'in a date picker, it does nothing' },
  () => {
    const listeners = { onChange: jest.fn(), onAccept: jest.fn(), onClose: jest.fn() };
    renderPicker(
      <MobileDatePicker
        open
        defaultValue={dayjs('2026-05-18T10:30')}
        slotProps={{ actionBar: { actions: ['next'] } }}
        {...listeners}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    for (const listener of Object.values(listeners))
      expect(listener).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '18', selected: true })).toBeVisible();
  },
);
