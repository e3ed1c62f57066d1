import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartBoundary } from '../../src/components/PartBoundary';

let fails = true;
function Menu() {
  if (fails) throw new Error('Fails.');
  return <p>Menu</p>;
}

beforeEach(() => {
  fails = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a part fails alone, and starts again', async () => {
  render(
    <>
      <p>Page</p>
      <PartBoundary>
        <Menu />
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('Page')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page stopped');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Menu')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second crash also offers to reload, and the message can be closed', async () => {
  const onClose = jest.fn();
  render(
    <PartBoundary isFloating onClose={onClose}>
      <Menu />
    </PartBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
