import { readArchivedPathnames } from '../../../content/versions/archivedPathnames';
import { prepareTempDirs } from '../../tools/build/support/tempDir';

const makeDir = prepareTempDirs();
const read = (text: string) =>
  readArchivedPathnames(makeDir({ 'content/versions/archived/7.json': text }), 7);

test('the addresses of an archived version are read', () => {
  expect(read('["/x/react-charts/bars"]')).toEqual(new Set(['/x/react-charts/bars']));
  expect(readArchivedPathnames(makeDir(), 7)).toBeUndefined();
});

test.each(['[', '{}', '[1]'])('%s is rejected, with the file', (text) => {
  expect(() => read(text)).toThrow(
    'content/versions/archived/7.json must be a list of addresses.',
  );
});
