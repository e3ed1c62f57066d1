import { fireEvent, render, screen } from '@testing-library/react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { FilteredItems } from '../../src/features/sidebar/FilteredItems';

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    isActiveSidebarItem: (item: { href: string }, path: string) => item.href === path,
  }),
  { virtual: true },
);

const items = Array.from(
  { length: 20 },
  (_, n): PropSidebarItem => ({ type: 'link', label: `Page ${n}`, href: `/x/${n}/` }),
);

function Menu({ path, list = items }: { path: string; list?: PropSidebarItem[] }) {
  return (
    <nav className="menu">
      <ul>
        <FilteredItems items={list} activePath={path}>
          {(shown) =>
            shown.map(
              (item) =>
                item.type === 'link' && (
                  <li key={item.href}>
                    <a
                      className="menu__link"
                      href={item.href}
                      aria-current={item.href === path ? 'page' : undefined}
                    >
                      {item.label}
                    </a>
                  </li>
                ),
            )
          }
        </FilteredItems>
      </ul>
    </nav>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Filter this menu' });
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('filters the menu, shows a message without matches, and shows all again on Escape', () => {
  render(<Menu path="/x/1/" />);
  type('pa 7');
  expect(names()).toEqual(['Page 7']);
  type('zebra');
  expect(screen.getByRole('status').textContent).toBe(
    'No page of this menu has that name.',
  );
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(names()).toHaveLength(20);
});

it('opens the first match on Enter', () => {
  render(<Menu path="/x/1/" />);
  type('page 1');
  const clicked = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'Page 1' }).addEventListener('click', clicked);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('stays while moving through the matches, and ends elsewhere', () => {
  const { rerender } = render(<Menu path="/x/1/" />);
  type('page 1');
  rerender(<Menu path="/x/1/" />);
  expect(names()).toHaveLength(11);
  rerender(<Menu path="/x/3/" />);
  expect(names()).toHaveLength(20);
});

it('is not rendered above a short menu', () => {
  render(<Menu path="/x/1/" list={items.slice(0, 5)} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

describe('the entry of the current page', () => {
  const boxes = new Map<Element, Partial<DOMRect>>();
  beforeEach(() => {
    boxes.clear();
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(function box(this: Element) {
        if (this.matches('.menu')) return { top: 60, bottom: 760 } as DOMRect;
        const top = 100 + Number(/\d+/.exec(this.textContent ?? '')?.[0]) * 100;
        return { top, bottom: top + 30, height: 30 } as DOMRect;
      });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is scrolled to the middle after load and navigation, only if it is not visible', () => {
    const { rerender } = render(<Menu path="/x/2/" />);
    const menu = screen.getByRole('navigation');
    expect(menu.scrollTop).toBe(0);
    rerender(<Menu path="/x/12/" />);
    expect(menu.scrollTop).toBe(1300 + 15 - 410);
  });

  it('follows a group that expands, until the user scrolls the menu', () => {
    render(<Menu path="/x/12/" />);
    const menu = screen.getByRole('navigation');
    menu.scrollTop = 0;
    fireEvent.transitionEnd(menu);
    expect(menu.scrollTop).not.toBe(0);
    menu.scrollTop = 0;
    fireEvent.wheel(menu);
    fireEvent.transitionEnd(menu);
    expect(menu.scrollTop).toBe(0);
  });
});
