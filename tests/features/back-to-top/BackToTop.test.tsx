import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from '../../../src/features/back-to-top';

const scrollTo = jest.fn();
let matching = '';
beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  matching = '';
  Object.assign(window, {
    scrollTo,
    scrollY: 0,
    matchMedia: (query: string) => ({ matches: query === matching }),
  });
});
afterEach(() => jest.useRealTimers());

const scroll = (scrollY: number) =>
  act(() => {
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
  });
const button = () => screen.getByRole('button', { name: 'Back to top' });
const isShown = () => button().className.includes('shown');

test('shows when scrolling up, far from the top', () => {
  render(<BackToTop />);
  scroll(1000);
  expect(isShown()).toBe(false);
  scroll(800);
  expect(isShown()).toBe(true);
  act(() => jest.advanceTimersByTime(60_000));
  expect(isShown()).toBe(true);
  scroll(900);
  expect(isShown()).toBe(false);
  scroll(500);
  scroll(300);
  expect(isShown()).toBe(false);
});

test('does not cover the footer', () => {
  render(
    <>
      <BackToTop />
      <footer className="footer" />
    </>,
  );
  const footer = document.querySelector('footer') as HTMLElement;
  let top = window.innerHeight - 1;
  footer.getBoundingClientRect = () => ({ top }) as DOMRect;
  scroll(1000);
  scroll(900);
  expect(isShown()).toBe(false);
  top += 100;
  scroll(800);
  expect(isShown()).toBe(true);
});

test('hides again on small screens', () => {
  matching = '(max-width: 996px)';
  render(<BackToTop />);
  scroll(1000);
  scroll(800);
  act(() => jest.advanceTimersByTime(2499));
  scroll(700);
  act(() => jest.advanceTimersByTime(2499));
  expect(isShown()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isShown()).toBe(false);
});

test('scrolls smoothly, or at once with reduced motion', () => {
  render(<BackToTop />);
  fireEvent.click(button(), { detail: 1 });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  matching = '(prefers-reduced-motion: reduce)';
  fireEvent.click(button(), { detail: 1 });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'auto' });
});

test('moves the focus only when used by keyboard', () => {
  render(
    <>
      <a href="#content">Skip</a>
      <BackToTop />
    </>,
  );
  button().focus();
  fireEvent.click(button(), { detail: 1 });
  expect(button()).toHaveFocus();
  fireEvent.click(button(), { detail: 0 });
  expect(screen.getByRole('link')).toHaveFocus();
});
