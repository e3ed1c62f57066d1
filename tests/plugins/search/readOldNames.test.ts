import { readOldNames } from '../../../plugins/search/readOldNames';

test('the names of the code before a change that neither the text nor the new code has', () => {
  const source = [
    '---',
    'title: Guide',
    '---',
    'Intro.',
    '',
    '## Rename',
    '',
    '`inText` is gone.',
    '',
    '```tsx title="Before (v5)"',
    '<Grid page={page} oldName={inText} both={newName} />',
    '```',
    '',
    '```tsx title="After (v6)"',
    '<Grid newName={OLD_CONSTANT} />',
    '```',
    '',
    '```tsx title="Before (v5)" check="7"',
    'OLD_NAME + unstable_old + OLD_CONSTANT;',
    '```',
  ].join('\n');
  expect(readOldNames(source)).toEqual([[], ['oldName', 'OLD_NAME', 'unstable_old']]);
});
