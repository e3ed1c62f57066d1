/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/chartDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { fireEvent, render } from '@testing-library/react';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { settle } from '../../support/components/mountGrid';

const DOCS = path.join(SITE_DIR, 'docs/data-grid');
const FOLDERS = ['cells', 'custom-columns', 'demo', 'editing', 'recipes-editing'];

const read = (file: string) => fs.readFileSync(path.join(DOCS, file), 'utf8');

const demos = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(DOCS, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file)),
).filter((file) => file.endsWith('.tsx') && read(file).includes('renderEditCell'));

/** A native input behind a select is hidden. */
const CONTROLS = [
  'input',
  'textarea',
  'select',
  '[role="combobox"]',
  '[role="spinbutton"]',
  '[role="group"]',
]
  .map((selector) => `${selector}:not([aria-hidden="true"], [type="hidden"])`)
  .join();

/** Built-in editors, which have no name of their own: the guide says how to add one. */
const BUILT_IN: Record<string, string> = {
  GridEditInputCell: '.MuiDataGrid-editInputCell',
  GridEditSingleSelectCell: '.MuiSelect-select',
};

/** Computing names as browsers do takes seconds in jsdom. */
function hasName(control: HTMLElement): boolean {
  const labels = (control.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  return [
    control.getAttribute('aria-label'),
    ...labels.map((label) => label?.textContent),
    ...[...((control as HTMLInputElement).labels ?? [])].map(
      ({ textContent }) => textContent,
    ),
  ].some(Boolean);
}

test('there are demos with editors', () => {
  expect(demos.length).toBeGreaterThan(10);
});

test.each(demos)('controls of the editors in %s have names', async (file) => {
  const { default: Demo }: { default: React.ComponentType } = jest.requireActual(
    path.join(DOCS, file),
  );
  const source = read(file);
  const unnamed: string[] = [];
  render(<Demo />);
  await settle();
  const cells = document.querySelectorAll<HTMLElement>('.MuiDataGrid-cell--editable');
  const fields = new Set([...cells].map(({ dataset }) => dataset.field));
  for (const field of fields) {
    const cell = document.querySelector(
      `.MuiDataGrid-cell--editable[data-field="${field}"]`,
    );
    fireEvent.doubleClick(cell!);
    await settle();
    const row = cell!.closest('[role="row"]')!;
    const isBuiltIn = Object.entries(BUILT_IN).some(
      ([name, selector]) => cell!.querySelector(selector) && !source.includes(name),
    );
    const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)];
    if (!isBuiltIn)
      unnamed.push(
        ...controls
          .filter((control) => !hasName(control))
          .map(({ outerHTML }) => `${field}: ${outerHTML}`),
      );
    fireEvent.keyDown(controls[0] ?? cell!, { key: 'Escape' });
    await settle();
  }
  expect(unnamed).toEqual([]);
});
