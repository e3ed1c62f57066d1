import { RELOAD_PAUSE } from '../../../src/config/offline';
import {
  removePlace,
  findPlace,
  savePlace,
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

test('several editors store their positions; each is found by its demo, and dropped', () => {
  savePlace(place('a/b/One/One.tsx'));
  savePlace(place('a/b/Two/Two.tsx'));
  savePlace(place('a/b/One/One.tsx', { head: 9 }));
  expect(findPlace('a/b/One/')?.head).toBe(9);
  removePlace('a/b/One/One.tsx');
  expect(findPlace('a/b/One/')).toBeUndefined();
  expect(findPlace('a/b/Two/')).toBeDefined();
  removePlace('a/b/Two/Two.tsx');
  expect(sessionStorage).toHaveLength(0);
});

test('an old position is ignored', () => {
  savePlace(place('a/b/One/One.tsx', { keptAt: Date.now() - RELOAD_PAUSE }));
  expect(findPlace('a/b/One/')).toBeUndefined();
});

test.each(['x', '{}', '[null]', '[{"id":"a/b/One/"}]', '[1]'])(
  'an invalid value (%j)',
  (text) => {
    sessionStorage.setItem('editor:places', text);
    expect(findPlace('a/b/One/')).toBeUndefined();
  },
);

test('blocked storage is not an error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  savePlace(place('a/b/One/One.tsx'));
  expect(findPlace('a/b/One/')).toBeUndefined();
});
