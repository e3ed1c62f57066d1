import { RELOAD_PAUSE } from '../../../src/config/offline';
import {
  dropPlace,
  findPlace,
  keepPlace,
  type EditorPlace,
} from '../../../src/components/editorPlaces';

const place = (id: string, more: Partial<EditorPlace> = {}): EditorPlace => ({
  id,
  file: 'A.tsx',
  anchor: 1,
  head: 2,
  hasFocus: true,
  keptAt: Date.now(),
  ...more,
});
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('several editors keep their places; each is found by its demo, and dropped', () => {
  keepPlace(place('a/b/One/One.tsx'));
  keepPlace(place('a/b/Two/Two.tsx'));
  keepPlace(place('a/b/One/One.tsx', { head: 9 }));
  expect(findPlace('a/b/One/')?.head).toBe(9);
  dropPlace('a/b/One/One.tsx');
  expect(findPlace('a/b/One/')).toBeUndefined();
  expect(findPlace('a/b/Two/')).toBeDefined();
  dropPlace('a/b/Two/Two.tsx');
  expect(sessionStorage).toHaveLength(0);
});

test('a place of long ago counts no more', () => {
  keepPlace(place('a/b/One/One.tsx', { keptAt: Date.now() - RELOAD_PAUSE }));
  expect(findPlace('a/b/One/')).toBeUndefined();
});

test.each(['x', '{}', '[null]', '[{"id":"a/b/One/"}]', '[1]'])(
  'nonsense (%j)',
  (text) => {
    sessionStorage.setItem('editor:places', text);
    expect(findPlace('a/b/One/')).toBeUndefined();
  },
);

test('blocked storage is no error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  keepPlace(place('a/b/One/One.tsx'));
  expect(findPlace('a/b/One/')).toBeUndefined();
});
