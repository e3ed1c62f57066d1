/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';

const DOCS = path.join(__dirname, '../../../docs/tree-view');

jest.spyOn(console, 'error').mockImplementation(() => {});

const demos = fs
  .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])[A-Z]\w*\.tsx$/.test(file));

/** The component of a file, unless it is a part of another demo. */
const load = (file: string) =>
  jest.requireActual<{ default?: ComponentType }>(path.join(DOCS, file)).default;

/** Presses each button once; two presses of one that removes things need two buttons. */
function pressButtons(file: string, selector: string): string[] {
  const Demo = load(file);
  if (!Demo) return [];
  render(<Demo />);
  const lost: string[] = [];
  for (const target of document.querySelectorAll<HTMLElement>(selector)) {
    if (!target.isConnected || target.matches(':disabled, [role="treeitem"] *')) continue;
    act(() => target.focus());
    if (target.matches('.MuiChip-deletable'))
      act(() => fireEvent.keyUp(target, { key: 'Delete' }));
    else act(() => fireEvent.click(target));
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled'))
      lost.push(`${file}: ${target.textContent || target.getAttribute('aria-label')}`);
  }
  cleanup();
  return lost;
}

test('demos keep focus when a button is pressed or a chip is deleted', () => {
  const lost = demos.flatMap((file) => pressButtons(file, 'button, .MuiChip-deletable'));
  expect(lost).toEqual([]);
});

test('ids of elements that a demo names are not constant', () => {
  const constant = demos.filter((file) =>
    /<[A-Z]\w*[^>]*\sid="/.test(fs.readFileSync(path.join(DOCS, file), 'utf8')),
  );
  expect(constant).toEqual([]);
});

test('each button has a handler', () => {
  const idle = demos.filter((file) =>
    [
      ...fs
        .readFileSync(path.join(DOCS, file), 'utf8')
        .matchAll(/<(?:Icon)?Button\b(?:=>|[^>])*>/g),
    ].some(([tag]) => !/onClick|onMouseDown|type="submit"|href|\{\.\.\./.test(tag)),
  );
  expect(idle).toEqual([]);
});
