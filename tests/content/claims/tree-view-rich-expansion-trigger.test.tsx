/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRichTree } from '../../support/components/renderRichTree';
import {
  checked,
  click,
  clickArrow,
  focus,
  focused,
  open,
  press,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'the trigger: the whole item, the icon only, and the icon if items are editable',
  {
    'tree-view/rich-tree-view/expansion': [
      'By default, clicking anywhere on an item except its checkbox opens or closes it.',
      'With expansionTrigger="iconContainer", only a click on the arrow does, so a click on the label can do something else, such as open a page.',
      '→, ←, and Enter open and close items in both modes.',
      'By default, in a tree with isItemEditable, a click opens an item only if it lands on the arrow.',
    ],
  },
  () => {
    const { update } = renderRichTree({ defaultExpandedItems: [] });
    clickArrow('A');
    expect(open()).toBe('A');
    update({ expansionTrigger: 'iconContainer' });
    click('A');
    expect([open(), checked()]).toEqual(['A', 'A']);
    clickArrow('A');
    expect(open()).toBe('');
    press('ArrowRight');
    expect([open(), focused()]).toEqual(['A', 'A']);
    press('ArrowRight');
    expect(focused()).toBe('a1');
    press(['ArrowLeft']);
    expect(focused()).toBe('A');
    press('ArrowLeft');
    expect(open()).toBe('');
    press('Enter');
    expect(open()).toBe('A');
    update({ expansionTrigger: undefined, isItemEditable: true });
    click('A');
    expect(open()).toBe('A');
    update({ isItemEditable: () => false });
    click('A');
    expect(open()).toBe('A');
  },
);

claim(
  'with content as trigger, a double-click expands and collapses before editing starts',
  {
    'tree-view/rich-tree-view/expansion':
      'Keep this default: with expansionTrigger="content", a double-click on a parent opens and closes it before editing starts.',
  },
  async () => {
    const toggled: boolean[] = [];
    renderRichTree({
      isItemEditable: true,
      expansionTrigger: 'content',
      onItemExpansionToggle: (_event, _id, on) => toggled.push(on),
    });
    await userEvent.dblClick(screen.getByText('B'));
    expect(toggled).toEqual([true, false]);
    expect(screen.getByRole('textbox')).toHaveValue('B');
  },
);

claim(
  'Enter expands in both modes, but renames an editable item',
  {
    'tree-view/rich-tree-view/expansion': [
      '→, ←, and Enter open and close items in both modes.',
      'On an editable item, Enter starts renaming instead.',
    ],
  },
  () => {
    const { update } = renderRichTree({
      expansionTrigger: 'content',
      isItemEditable: ({ id }) => id === 'B',
    });
    focus('A');
    press('Enter');
    expect(open()).toBe('');
    update({ expansionTrigger: 'iconContainer' });
    press('Enter');
    expect(open()).toBe('A');
    focus('B');
    press('Enter');
    expect([open(), screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([
      'A',
      'B',
    ]);
  },
);
