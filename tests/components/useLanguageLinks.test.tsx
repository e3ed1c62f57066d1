import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageItems } from '../../src/components/LanguageItems';
import { useLanguageLinks } from '../../src/components/useLanguageLinks';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/x/a/' }) }), {
  virtual: true,
});
jest.mock('@generated/routes', () => [{ path: '/x/a/', exact: true }], {
  virtual: true,
});

const Languages = () => <LanguageItems links={useLanguageLinks()} />;
const href = () => screen.getByRole('link', { name: '简体中文' }).getAttribute('href');

test('links lead to the section at hand, unless the address names a place', () => {
  window.history.replaceState(null, '', '/x/a/?q=1');
  render(<Languages />);
  expect(href()).toBe('/zh/x/a/?q=1');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a class="table-of-contents__link" href="#b" aria-current="location">B</a>',
  );
  fireEvent.pointerDown(document.body);
  expect(href()).toBe('/zh/x/a/?q=1#b');
  window.history.replaceState(null, '', '/x/a/#c');
  fireEvent.pointerDown(document.body);
  expect(href()).toBe('/zh/x/a/#c');
});
