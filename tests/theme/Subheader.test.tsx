import { render, screen } from '@testing-library/react';
import { Subheader } from '../../src/theme/DocSidebarItem/Subheader';

let mockVisible: unknown[] = [];

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({ useVisibleSidebarItems: () => mockVisible }),
  { virtual: true },
);
jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {
    docs: {
      docSidebarItemCategory: 'category',
      docSidebarItemCategoryLevel: (level: number) => `level-${level}`,
    },
  },
}));
jest.mock(
  '@theme/DocSidebarItems',
  () =>
    function Items({ items, level }: { items: { label: string }[]; level: number }) {
      return <li>{`${items[0]?.label} at level ${level}`}</li>;
    },
  { virtual: true },
);

const item = {
  type: 'category' as const,
  label: 'Main features',
  collapsible: false,
  collapsed: false,
  items: [{ type: 'link' as const, label: 'Sorting', href: '/sorting/' }],
};
const show = () =>
  render(<Subheader item={item} activePath="/sorting/" level={2} index={0} />);

test('a heading of the sidebar is text above its links and not focusable', () => {
  mockVisible = item.items;
  show();
  const heading = screen.getByText('Main features');
  expect(heading.closest('a,button,[tabindex],[role]')).toBeNull();
  expect(screen.getByText('Sorting at level 3')).toBeInTheDocument();
});

test('a heading without visible links is omitted', () => {
  mockVisible = [];
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});
