import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftBoundary } from '../../../src/features/playground/DraftBoundary';
import {
  markOpening,
  readDraft,
  saveDraft,
} from '../../../src/features/playground/drafts';
import type { SourceFile } from '../../../src/features/playground/protocol';

const ID = 'charts/bars/BasicBars/BasicBars.tsx';
const originals = [{ name: 'BasicBars.tsx', code: 'good' }];
const draft = [{ name: 'BasicBars.tsx', code: 'deep' }];

beforeEach(() => window.sessionStorage.clear());

function show(start?: SourceFile[], crashes = 0) {
  let left = crashes;
  function Editor({ files }: { files?: SourceFile[] }) {
    if (left > 0) {
      left -= 1;
      throw new RangeError('Maximum call stack size exceeded');
    }
    return <p>Editor of {(files ?? readDraft(ID, originals) ?? originals)[0]!.code}</p>;
  }
  render(
    <DraftBoundary id={ID} originals={originals} start={start}>
      {(files) => <Editor files={files} />}
    </DraftBoundary>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = () => screen.queryByLabelText('BasicBars.tsx');

test('a draft opens in the editor', () => {
  saveDraft(ID, draft, originals);
  show();
  expect(screen.getByText('Editor of deep')).toBeVisible();
});

test.each(['the draft', 'the link'])(
  'code of %s that the editor did not open before is text, and opens on request',
  async (source) => {
    if (source === 'the draft') saveDraft(ID, draft, originals);
    markOpening(ID);
    show(source === 'the link' ? draft : undefined);
    expect(text()).toHaveTextContent('deep');
    expect(screen.getByRole('alert')).toHaveTextContent('shown as text');
    await press('Open it again');
    expect(screen.getByText('Editor of deep')).toBeVisible();
  },
);

test('published code opens, whatever happened before', () => {
  markOpening(ID);
  show();
  expect(screen.getByText('Editor of good')).toBeVisible();
});

test('an error of the editor leaves the text, which can be discarded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  saveDraft(ID, draft, originals);
  show(undefined, 2);
  expect(text()).toHaveTextContent('deep');
  await press('Discard it');
  expect(screen.getByText('Editor of good')).toBeVisible();
  expect(readDraft(ID, originals)).toBeNull();
  log.mockRestore();
});
