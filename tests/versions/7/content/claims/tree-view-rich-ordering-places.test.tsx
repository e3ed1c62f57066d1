/**
 * @jest-environment jsdom
 */
import {
  drag,
  mockDragging,
  renderSortableTree as renderTree,
} from '../../support/renderSortableTree';
import '../../support/treeDom';

beforeAll(mockDragging);

test('a quarter counts as the middle where the item already is', () => {
  const { moves } = renderTree();
  expect(drag('c', 'd', 0.2)).toBe('A a1 a2 B b1 d');
  expect(moves.at(-1)).toMatchObject({ newPosition: { parentId: 'd', index: 0 } });
  expect(drag('a2', 'a1', 0.8)).toBe('A a1 B b1 d');
  expect(moves.at(-1)).toMatchObject({ newPosition: { parentId: 'a1', index: 0 } });
});

test('a drop on the indentation gives the length of the list with the item', () => {
  const { moves } = renderTree();
  expect(drag('a1', 'a2', 0.5, { x: 5 })).toBe('A a2 a1 B b1 c d');
  expect(moves).toEqual([
    {
      itemId: 'a1',
      oldPosition: { parentId: 'A', index: 0 },
      newPosition: { parentId: 'A', index: 2 },
    },
  ]);
});

test('canMoveItemToNewPosition: not the present index, but places inside and the end of the list', () => {
  const asked: string[] = [];
  const { moves } = renderTree({
    canMoveItemToNewPosition: ({ newPosition: { parentId, index } }) => {
      asked.push(`${parentId} ${index}`);
      return true;
    },
  });
  drag('d', 'c', 0.2);
  expect(asked.splice(0)).toEqual(['c 0', 'null 2']);
  moves.length = 0;
  drag('A', 'a1', 0.5);
  expect([asked.splice(0), moves]).toEqual([['a1 0', 'A 0', 'A 1', 'A 2'], []]);
  drag('a2', 'a1', 0.2);
  expect(asked).toEqual(['a1 0', 'A 0', 'A 2']);
});
