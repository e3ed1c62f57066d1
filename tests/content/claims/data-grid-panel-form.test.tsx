/**
 * @jest-environment jsdom
 */
import '../../support/components/restResponse';
import { cellOf, press, settle, shownIds } from '../../support/components/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import EditInPanel from '../../../docs/data-grid/master-detail/EditInPanel';
import { claim } from '../../support/content/claim';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.submit(screen.getByRole('form', { name: /Bass clarinet/ }));
const toggle = () =>
  fireEvent.click(cellOf(3, '__detail_panel_toggle__').querySelector('button')!);

claim(
  'a rejected form keeps its text; a draft survives closing; a saved one is in the row',
  {
    'data-grid/master-detail': [
      "Clicks and key presses in the panel don't select the row or start editing a cell.",
      'the server rejects the change, and the form keeps your input.',
      'The panel stays open if the row keeps its id.',
    ],
  },
  async () => {
    render(<EditInPanel />);
    await act(() => settle());
    expect(shownIds()).toEqual(['1', '2', '3']);

    press(field('Remark'));
    fireEvent.keyDown(field('Remark'), { key: ' ', shiftKey: true });
    expect(document.querySelector('[role="row"][aria-selected="true"]')).toBeNull();

    type('Remark', 'Repaired');
    save();
    await act(() => settle(600));
    expect(screen.getByRole('alert')).toHaveTextContent('Say who has the instrument.');
    expect(field('Remark')).toHaveValue('Repaired');
    expect(cellOf(3, 'remark')).toHaveTextContent('At the workshop until May');

    toggle();
    expect(screen.queryByRole('form')).toBeNull();
    toggle();
    expect(field('Remark')).toHaveValue('Repaired');

    type('Player', 'Ines Roth');
    field('Player').focus();
    save();
    await act(() => settle(600));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cellOf(3, 'player')).toHaveTextContent('Ines Roth');
    expect(cellOf(3, 'remark')).toHaveTextContent('Repaired');
    // The panel stays open, and so does focus in it.
    expect(field('Player')).toHaveFocus();
  },
);
