import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { usePageAddress } from '../../src/components/usePageAddress';

let mockPath = '/x/a/';
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: mockPath }) }), {
  virtual: true,
});
jest.mock('@generated/routes', () => [{ path: '/x/a/', exact: true }, { path: '*' }], {
  virtual: true,
});

function Address() {
  const { path, address, place } = usePageAddress();
  return <button type="button">{[path, address, place].join(' ')}</button>;
}
const open = (address: string) => window.history.replaceState(null, '', address);

test('the address has query and hash, also if they changed without the router', async () => {
  open('/x/a/?q=1#b');
  render(<Address />);
  expect(screen.getByRole('button')).toHaveTextContent('/x/a/ /x/a/?q=1#b ?q=1#b');
  open('/x/a/?q=2');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveTextContent('/x/a/ /x/a/?q=2 ?q=2');
});

test('a missing page has the path of the root, and the address that was opened', () => {
  mockPath = '/x/nowhere/';
  open('/x/nowhere/?q=1');
  render(<Address />);
  expect(screen.getByRole('button')).toHaveTextContent('/x/ /x/nowhere/?q=1 ?q=1');
  expect(renderToString(<Address />)).toContain('>/x/ /x/ <');
});
