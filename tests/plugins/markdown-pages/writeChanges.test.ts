import { createEntryLinks } from '../../../plugins/changes/api/createEntryLinks';
import { makeApiContext } from '../../../plugins/markdown-pages/api/context';
import { writeChanges } from '../../../plugins/markdown-pages/api/writeChanges';
import { printMarkdown } from '../../../plugins/markdown-pages/markdown/markdown';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import { makeChange, makeDiff } from '../changes/api/support';

const context = makeApiContext({
  texts: readSiteTexts('en'),
  resolve: (address) => `https://docs.example.com${address}`,
});
const place = {
  links: {
    ...createEntryLinks('/nowhere', 'charts'),
    ofExport: (name: string) => `/x/${name}/`,
  },
  findReplacement: () => ({ text: 'Use `D`.', guide: null, isTranslated: false }),
  dataUrl: 'https://docs.example.com/x/api/changes/charts-7-8.json',
};
const write = (...changes: ReturnType<typeof makeChange>[]) =>
  printMarkdown(writeChanges(makeDiff(...changes), context, place));

test('a page of changes is a table for each kind', () => {
  const text = write(
    makeChange({
      kind: 'prop',
      name: 'axis',
      in: ['BarChart'],
      change: 'type changed',
      from: 'a | b',
      to: 'c',
    }),
    makeChange({ name: 'Funnel', to: '@mui/x-charts-pro' }),
  );
  expect(text).toContain('[charts-7-8.json](https://docs.example.com/x/api/changes/');
  expect(text.indexOf('## Components')).toBeLessThan(text.indexOf('## Props'));
  const [row] = text.split('\n').filter((line) => line.includes('`axis`'));
  expect(row?.replace(/\s+/g, ' ')).toBe(
    '| `axis` | Type changed | `a \\| b` → `c` | [`BarChart`](https://docs.example.com/x/BarChart/) |',
  );
  expect(text).toContain('[`Funnel`](https://docs.example.com/x/Funnel/)');
});

test('removed exports show what replaces them, not their packages', () => {
  const text = write(makeChange({ name: 'C', change: 'removed', from: '@mui/x-charts' }));
  expect(text.replace(/ +/g, ' ')).toContain('| Removed | Use `D`. |');
});

test('renames, previously unset values, and notes are written as well', () => {
  const text = write(
    makeChange({
      name: 'A',
      change: 'renamed',
      to: 'B',
      note: 'codemod v8.0.0/charts/rename',
    }),
    makeChange({
      kind: 'prop',
      name: 'c',
      in: ['B'],
      change: 'default changed',
      to: '1',
    }),
  );
  expect(text).toContain('`A` → `B`');
  expect(text).toContain('npx @mui/x-codemod@latest v8.0.0/charts/rename');
  expect(text).toContain('none → `1`');
});
