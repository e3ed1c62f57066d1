import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { VersionMenu } from '../../../src/features/versions';
import { findMenuTarget } from '../../../src/components/useMenuKeys';
import type * as FixVersions from '../../support/tools/fixVersions';

// The banner is in the same module.
jest.mock('@docusaurus/Head', () => () => null, { virtual: true });
jest.mock('../../../src/config/versions', () =>
  jest.requireActual<typeof FixVersions>('../../support/tools/fixVersions').fixVersions(),
);

const PACKAGES = {
  '@mui/material': '7.3.11',
  '@mui/x-charts': '8.29.3',
  '@mui/x-data-grid': '8.29.3',
};

const show = (address = '/x/react-data-grid/sorting/?a=1#b', inline = false) =>
  render(
    <>
      <VersionMenu
        address={address}
        docsDomain="docs.example.com"
        packages={PACKAGES}
        pagesSince={{ 'react-data-grid': [[5, 'filtering sorting']] }}
        inline={inline}
      />
      <button type="button">after</button>
    </>,
  );

const menu = () => document.querySelector('details')!;
const button = () => document.querySelector('summary')!;
const links = () => [...document.querySelectorAll('a')];
const focused = () => document.activeElement?.textContent;

test('the button names product and version, the list all versions and the packages', async () => {
  const { container } = show();
  expect(button()).toHaveTextContent(/^Data Grid v8$/);
  expect(links().map((link) => link.textContent)).toEqual([
    'v8.0.0-alpha.5',
    'v7',
    'v6',
    'v5',
    'v4',
  ]);
  expect(links()[0]).toHaveAttribute('aria-current', 'page');
  expect(links()[0]!.parentElement).toHaveTextContent(
    /^v8\.0\.0-alpha\.5documents 8\.29\.3 of the packages$/,
  );
  expect(links()[1]).toHaveAttribute(
    'href',
    'https://v7.docs.example.com/x/react-data-grid/sorting/?a=1#b',
  );
  expect(container).toHaveTextContent(
    'Documented packages@mui/material7.3.11@mui/x-data-grid8.29.3',
  );
  menu().open = true;
  const { violations } = await axe(container);
  expect(violations).toEqual([]);
});

test('pages without a product name the family once', () => {
  show('/x/introduction/');
  expect(button()).toHaveTextContent(/^MUI X v8$/);
});

test('by keyboard: an arrow key opens it, arrows, Home and End move, Escape returns', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{End}');
  expect(menu().open).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  expect(menu().open).toBe(true);
  expect(focused()).toBe('v8.0.0-alpha.5');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('v7');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('v4');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('v8.0.0-alpha.5');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('v5');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('v8.0.0-alpha.5');
  await userEvent.keyboard('{Escape}');
  expect(menu().open).toBe(false);
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('v4');
});

test('it closes when the focus or the pointer leaves, except for its own text', () => {
  show();
  menu().open = true;
  fireEvent.pointerDown(screen.getByText('@mui/material'));
  fireEvent.blur(links()[0]!, { relatedTarget: null });
  expect(menu().open).toBe(true);
  fireEvent.blur(links()[4]!, { relatedTarget: screen.getByText('after') });
  expect(menu().open).toBe(false);
  menu().open = true;
  fireEvent.pointerDown(screen.getByText('after'));
  expect(menu().open).toBe(false);
});

test('navigation closes it', () => {
  const { rerender } = show();
  menu().open = true;
  rerender(
    <VersionMenu
      address="/x/react-charts/bars/"
      docsDomain="docs.example.com"
      packages={PACKAGES}
      pagesSince={{}}
    />,
  );
  expect(menu().open).toBe(false);
  expect(button()).toHaveTextContent('Charts v8');
  expect(links()).toHaveLength(3);
});

test('in the menu of small screens it stays open when the focus leaves', () => {
  show(undefined, true);
  menu().open = true;
  fireEvent.pointerDown(screen.getByText('after'));
  expect(menu().open).toBe(true);
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowDown', 2, 0],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['a', 1, undefined],
])('%s from %p links to %p', (key, current, target) =>
  expect(findMenuTarget(key, current, 3)).toBe(target),
);
