import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useShare } from '../../src/components/useShare';

const LINK = 'https://docs.example.org/x/#Bars.tsx';
const writeText = jest.fn(async () => undefined);

function Button() {
  const [copied, share] = useShare();
  return (
    <button onClick={() => void share(LINK)}>{copied ? 'Link copied' : 'Share'}</button>
  );
}

function press(isTouched: boolean, share?: () => Promise<void>): void {
  writeText.mockClear();
  window.matchMedia = () => ({ matches: isTouched }) as MediaQueryList;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText },
  });
  if (share) Object.assign(navigator, { share });
  render(<Button />);
  fireEvent.click(screen.getByRole('button'));
}
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test.each([
  ['a desktop with a share sheet', false, jest.fn()],
  ['a phone without one', true, undefined],
  ['a phone whose sheet fails', true, () => Promise.reject(new Error('No target'))],
])('%s copies the link', async (_name, isTouched, share) => {
  press(isTouched, share);
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(LINK);
});

test.each([
  ['shared', () => Promise.resolve()],
  ['cancelled', () => Promise.reject(new DOMException('', 'AbortError'))],
])('a sheet that was %s copies nothing', async (_name, answer) => {
  const share = jest.fn(answer);
  press(true, share);
  await waitFor(() => expect(share).toHaveBeenCalledWith({ url: LINK }));
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByText('Share')).toBeVisible();
});
