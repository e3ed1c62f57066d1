import { findAdHeading } from '../../src/lib/findAdHeading';

const toc = [
  { id: 'choose', level: 2 },
  { id: 'names', level: 3 },
  { id: 'plans', level: 2 },
  { id: 'see-also', level: 2 },
];

test('the ad of a guide comes before its second section', () => {
  expect(findAdHeading(toc, '/x/introduction/')).toBe('plans');
});

test('a page with one section, or with none, has it at its end', () => {
  expect(findAdHeading(toc.slice(0, 2), '/x/introduction/')).toBeUndefined();
  expect(findAdHeading([], '/x/introduction/')).toBeUndefined();
});

test.each(['/x/api/data-grid/data-grid/', '/x/react-data-grid/sorting/components-api/'])(
  'the tables of the reference are not split: %s',
  (path) => expect(findAdHeading(toc, path)).toBeUndefined(),
);
