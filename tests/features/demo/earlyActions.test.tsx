import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { captureEarlyActions } from '../../../src/features/demo/earlyActions';

// jsdom has none.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

function Counter() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(0);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <button type="button" onClick={() => setCount(count + 10)}>
        Add
      </button>
      <div role="button" tabIndex={0} onMouseDown={() => setOpened(opened + 1)}>
        Open
      </div>
      <input
        aria-label="Name"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{`${count} ${text} ${opened}`}</output>
    </form>
  );
}

/** The static HTML of a demo; `live` replaces it by the component. */
function open() {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  box.innerHTML = `<style></style>${renderToStaticMarkup(<Counter />)}`;
  const early = captureEarlyActions(box);
  const live = async () => {
    early.note();
    box.innerHTML = '';
    render(<Counter />, { container: box });
    await act(async () => {
      early.replay();
      // Each press is a separate task.
      for (let task = 0; task < 6; task++)
        await new Promise((resolve) => setTimeout(resolve, 2));
    });
    return screen.findByRole('status');
  };
  return { live };
}

test('each press is replayed once, on its control', async () => {
  const { live } = open();
  const [one, ten] = screen.getAllByText('Add');
  fireEvent.click(one!);
  fireEvent.click(ten!);
  fireEvent.click(ten!);
  fireEvent.click(screen.getByText('Open'));
  expect(await live()).toHaveTextContent(/^21 1$/);
  fireEvent.click(screen.getAllByText('Add')[0]!);
  expect(screen.getByRole('status')).toHaveTextContent(/^22 1$/);
});

test('a press keeps the focus of a user who has moved on, and otherwise takes it along', async () => {
  const { live } = open();
  const other = document.body.appendChild(document.createElement('button'));
  fireEvent.click(screen.getAllByText('Add')[0]!);
  other.focus();
  expect(await live()).toHaveTextContent(/^1 0$/);
  expect(other).toHaveFocus();
  other.remove();
  const second = open();
  fireEvent.click(screen.getByText('Open'));
  await second.live();
  expect(screen.getByText('Open')).toHaveFocus();
});

test('typed text is transferred', async () => {
  const { live } = open();
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.value = 'Ada';
  expect(await live()).toHaveTextContent('0 Ada 0');
  expect(screen.getByLabelText('Name')).not.toBe(field);
});
