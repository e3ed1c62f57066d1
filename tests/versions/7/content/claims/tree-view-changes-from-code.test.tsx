/**
 * @jest-environment jsdom
 */
import type * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import FindAndFocus from '../../../docs/tree-view/rich-tree-view/focus/FindAndFocus';
import RevealItem from '../../../docs/tree-view/rich-tree-view/expansion/RevealItem';
import SelectFromCode from '../../../docs/tree-view/simple-tree-view/selection/SelectFromCode';
import { branch, leaf, renderRichTree } from '../../support/renderRichTree';
import { checked, focused, open, shown } from '../../support/treeDom';

test('setItemExpansion: of several calls in one handler only the last one counts', () => {
  const { api } = renderRichTree({
    items: [branch('A', leaf('a')), branch('B', leaf('b')), branch('C', leaf('c'))],
  });
  const event = {} as React.SyntheticEvent;
  act(() => ['B', 'C'].forEach((id) => api().setItemExpansion(event, id, true)));
  expect(open()).toBe('A C');
});

test('the demo that reveals an item opens both folders, selects and focuses the file', async () => {
  render(<RevealItem />);
  fireEvent.click(screen.getByRole('button', { name: 'Show Dialog.tsx' }));
  expect(shown()).toBe('src components Button.tsx Dialog.tsx README.md');
  expect(checked()).toBe('Dialog.tsx');
  await waitFor(() => expect(focused()).toBe('Dialog.tsx'));
});

test('the demo that finds a plant opens its branches and focuses it', async () => {
  render(<FindAndFocus />);
  fireEvent.submit(screen.getByRole('textbox', { name: 'Find a plant' }));
  await waitFor(() => expect(focused()).toBe('Peppermint'));
  expect(open()).toBe('Herbs Mints');
});

test('the demo that selects from code adds a day and takes it out', () => {
  render(<SelectFromCode />);
  fireEvent.click(screen.getByRole('button', { name: 'Add Saturday' }));
  expect(checked()).toBe('Friday Saturday');
  fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
  expect(checked()).toBe('Friday');
});
