import { findWords } from '../../../src/features/search/mark/findWords';

const NAME = 'multiple<wbr>Columns<wbr>Sorting<wbr>Mode';

it.each([
  ['columnssortingmode', ['ColumnsSortingMode']],
  ['mode', ['Mode', 'mode']],
  ['multiplecolumns', ['multipleColumns']],
  ['modea', []],
])('finds %s in a name with possible line breaks', (word, expected) => {
  document.body.innerHTML = `<main><p>Set <code>${NAME}</code><b>a mode</b>.</p></main>`;
  const root = document.querySelector('main')!;
  expect(findWords([word], root, root).map(String)).toEqual(expected);
});
