import { render } from '@testing-library/react';
import { MarkedText } from '../../../src/features/search/panel/HitLink';
import { fc } from '../../support/properties/properties';

const renderText = (text: string, marks: [number, number][]) => {
  const { container, unmount } = render(<MarkedText text={text} marks={marks} />);
  const found = [...container.querySelectorAll('mark')].map((each) => each.textContent);
  const { textContent } = container;
  unmount();
  return { found, textContent };
};

test('highlights the words', () => {
  expect(
    renderText('Sort by several columns', [
      [0, 4],
      [16, 23],
    ]),
  ).toEqual({
    found: ['Sort', 'columns'],
    textContent: 'Sort by several columns',
  });
});

test('keeps the text, whatever the marks are', () => {
  const mark = fc.tuple(
    fc.integer({ min: -5, max: 40 }),
    fc.integer({ min: -5, max: 40 }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(mark), (text, marks) => {
      expect(renderText(text, marks).textContent).toBe(text);
    }),
  );
});
