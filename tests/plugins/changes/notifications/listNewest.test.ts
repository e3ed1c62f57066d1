import { listNewest } from '../../../../plugins/changes/notifications/notificationsPlugin';
import { MAX_NOTIFICATIONS } from '../../../../src/config/shell';

const entry = (id: string, date: string) => ({
  id,
  date,
  title: { en: 'Title', zh: '标题' },
  text: { en: 'Text', zh: '文字' },
});

test('the newest come first, and no more than can be unread', () => {
  expect(
    listNewest([
      entry('b', '2026-11-02'),
      entry('d', '2026-11-01'),
      entry('a', '2026-11-03'),
      entry('c', '2026-11-02'),
      entry('e', '2026-10-01'),
    ]),
  ).toEqual(['a', 'b', 'c', 'd']);
  expect(MAX_NOTIFICATIONS).toBe(4);
});
