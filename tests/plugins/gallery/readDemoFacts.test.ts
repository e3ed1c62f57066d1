import { hashDemo } from '../../../plugins/gallery/readDemoFacts';

const file = { name: 'Sort.tsx', code: 'export default 1;' };
const helper = { name: 'rows.ts', code: 'export const rows = [];' };

test('the same files have the same hash, of eight hex digits', () => {
  expect(hashDemo([file, helper])).toBe(hashDemo([{ ...file }, { ...helper }]));
  expect(hashDemo([file])).toMatch(/^[0-9a-f]{8}$/);
});

test.each([
  ['another text', [{ ...file, code: 'export default 2;' }, helper]],
  ['another name', [{ ...file, name: 'Order.tsx' }, helper]],
  ['one file less', [file]],
  [
    'a text that moved from one file to the next',
    [
      { ...file, code: '' },
      { ...helper, code: file.code + helper.code },
    ],
  ],
])('%s changes it', (_, files) => {
  expect(hashDemo(files)).not.toBe(hashDemo([file, helper]));
});
