/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import TableOfContents from '../../../docs/tree-view/examples/TableOfContents';
import { nestHeadings } from '../../../docs/tree-view/examples/handbook';
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
  'a click on the icon also selects',
  { 'tree-view/examples': 'Clicking the arrow also selects the item' },
  () => {
    renderRichTree({ expansionTrigger: 'iconContainer' });
    clickArrow('B');
    expect(checked()).toBe('B');
  },
);

describe('the table of contents', () => {
  const heading = (name: string) => screen.getByRole('heading', { name });

  claim(
    'levels are nested, even if one is skipped',
    {
      'tree-view/examples': [
        'nestHeadings() turns a flat list of headings into items based on their levels.',
        'It also handles documents that skip a level.',
      ],
    },
    () => {
      const of = (...levels: number[]) =>
        nestHeadings(
          levels.map((level, id) => ({ id: `${id}`, level, label: '', text: '' })),
        );
      const shape = (sections: ReturnType<typeof of>): string =>
        sections.map(({ id, children }) => `${id}(${shape(children)})`).join('');
      expect(shape(of(1, 3, 2, 1))).toBe('0(1()2())3()');
      expect(shape(of(2, 1, 2))).toBe('0()1(2())');
    },
  );

  claim(
    'a label scrolls to the section and does not toggle the branch',
    {
      'tree-view/examples': [
        'Clicking the arrow opens a branch, and clicking the label goes to the section.',
        'expansionTrigger="iconContainer" prevents the label from opening the branch.',
        'Choosing a section moves focus to its heading, as a link would.',
      ],
    },
    () => {
      render(<TableOfContents />);
      click('The flight');
      expect(heading('The flight')).toHaveFocus();
      expect(open()).toBe('Before you fly');
      clickArrow('The flight');
      expect(open()).toBe('Before you fly The flight');
      expect(checked()).toBe('The flight');
    },
  );

  claim(
    'the icon expands a branch without scrolling to its section',
    {
      'tree-view/examples':
        'Clicking the arrow also selects the item, so the code uses isOnArrow() to ignore that selection.',
    },
    () => {
      render(<TableOfContents />);
      clickArrow('The flight');
      expect(open()).toBe('Before you fly The flight');
      expect(checked()).toBe('Before you fly');
    },
  );

  claim(
    'Space scrolls to any section, Enter to a section without subsections',
    {
      'tree-view/examples': [
        'Users can press Space to go to any section, or Enter to go to a section without subsections.',
        'On other sections, Enter opens or closes the branch.',
      ],
    },
    () => {
      render(<TableOfContents />);
      focus('The flight');
      press('Enter');
      expect(open()).toContain('The flight');
      expect(focused()).toBe('The flight');
      press(' ');
      expect(heading('The flight')).toHaveFocus();
      focus('Landing');
      press('Enter');
      expect(heading('Landing')).toHaveFocus();
      focus('The flight');
      press('Enter');
      expect(open()).not.toContain('The flight');
    },
  );

  claim(
    'scrolling selects the current section and expands its branch',
    {
      'tree-view/examples': [
        'The tree highlights the current section while users scroll.',
        "While users scroll, the tree opens the current section's branch but does not close the others.",
      ],
    },
    () => {
      render(<TableOfContents />);
      const tops = ['Before you fly', 'Crew', 'Papers', 'The flight', 'Start'];
      screen.getAllByRole('heading').forEach((element) => {
        const index = tops.indexOf(element.textContent);
        Object.defineProperty(element, 'offsetTop', {
          value: index < 0 ? 900 : index * 100,
        });
      });
      const article = screen.getByRole('region', { name: 'Handbook' });
      Object.defineProperty(article, 'scrollTop', { value: 395, writable: true });
      fireEvent.scroll(article);
      expect(checked()).toBe('Start');
      expect(open()).toBe('Before you fly The flight');
    },
  );
});
