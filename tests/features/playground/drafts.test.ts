import {
  isSame,
  markRunning,
  parseFiles,
  readDraft,
  saveDraft,
  unmarkRunning,
  wasRunning,
} from '../../../src/features/playground/drafts';

const ID = 'charts/bars/BasicBars/BasicBars.tsx';
const originals = [{ name: 'BasicBars.tsx', code: 'a' }];
const edited = [{ name: 'BasicBars.tsx', code: 'b' }];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a draft is restored, for its demo only, and removed if it equals the original', () => {
  expect(readDraft(ID, originals)).toBeNull();
  saveDraft(ID, edited, originals);
  expect(readDraft(ID, originals)).toEqual(edited);
  expect(readDraft('other', originals)).toBeNull();
  saveDraft(ID, originals, originals);
  expect(readDraft(ID, originals)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'x', '{}', '[]', '[["BasicBars.tsx"]]', '[["Other.tsx","b"]]', '[null]'])(
  'an invalid value (%j) counts as no draft',
  (text) => {
    sessionStorage.setItem(`playground:draft:${ID}`, text);
    expect(readDraft(ID, originals)).toBeNull();
    expect(parseFiles(text, originals)).toBeNull();
  },
);

test('blocked storage is not an error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  saveDraft(ID, edited, originals);
  expect(readDraft(ID, originals)).toBeNull();
  markRunning(ID);
  expect(wasRunning(ID)).toBe(false);
});

test('remembers which code was running', () => {
  expect(wasRunning(ID)).toBe(false);
  markRunning(ID);
  expect(wasRunning(ID)).toBe(true);
  expect(wasRunning('other')).toBe(false);
  unmarkRunning();
  expect(wasRunning(ID)).toBe(false);
});

test('files are equal if names and code are', () => {
  expect(isSame(originals, [...originals])).toBe(true);
  expect(isSame(originals, edited)).toBe(false);
  expect(isSame(originals, [])).toBe(false);
});
