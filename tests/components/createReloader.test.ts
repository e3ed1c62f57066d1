import {
  BEFORE_RELOAD_EVENT,
  RELOAD_PAUSE,
  RELOADED_KEY,
} from '../../src/config/offline';
import { createReloader } from '../../src/components/reloadPage';

const happened: string[] = [];
let time: number;

const create = (getStorage: () => Storage = () => sessionStorage) =>
  createReloader({
    getStorage,
    getEvents: () => window,
    now: () => time,
    announce: (name) => happened.push(name),
    reload: () => happened.push('reload'),
  });

beforeEach(() => {
  sessionStorage.clear();
  happened.length = 0;
  time = 5_000_000;
});

test('notifies before it reloads', () => {
  create()();
  expect(happened).toEqual([BEFORE_RELOAD_EVENT, 'reload']);
});

test('does not reload again within the pause', () => {
  create()();
  time += RELOAD_PAUSE - 1;
  create()();
  expect(happened).toHaveLength(2);
  time += 1;
  create()();
  expect(happened).toHaveLength(4);
});

test.each(['nonsense', '', 'Infinity', '9000000000000'])(
  'an invalid stored time (%j) does not prevent a reload',
  (text) => {
    sessionStorage.setItem(RELOADED_KEY, text);
    create()();
    expect(happened).toContain('reload');
  },
);

test('works if storage is blocked', () => {
  create(() => {
    throw new DOMException('blocked', 'SecurityError');
  })();
  expect(happened).toContain('reload');
});
