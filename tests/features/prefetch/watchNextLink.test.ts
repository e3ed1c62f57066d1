import { watchNextLink } from '../../../src/features/prefetch/watchNextLink';

const observed: Element[] = [];
let show: (target: Element, isIntersecting: boolean) => void;

beforeEach(() => {
  observed.length = 0;
  window.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      show = (target, isIntersecting) =>
        onChange(
          [{ target, isIntersecting } as unknown as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe = (target: Element) => observed.push(target);
    unobserve = (target: Element) => observed.splice(observed.indexOf(target), 1);
    disconnect = () => observed.splice(0);
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => delete (navigator as { connection?: unknown }).connection);

const showPage = (path: string): Element => {
  document.body.innerHTML = `<a class="pagination-nav__link pagination-nav__link--next" href="${path}">Next</a>`;
  return document.querySelector('a')!;
};

test('a page without interaction prefetches nothing', () => {
  showPage('/x/a/');
  watchNextLink(jest.fn())();
  expect(observed).toEqual([]);
});

test('the next page is loaded once its link is visible, and again after each navigation', () => {
  const preload = jest.fn();
  const link = showPage('/x/a/');
  const update = watchNextLink(preload);
  window.dispatchEvent(new Event('scroll'));
  expect(observed).toEqual([link]);
  show(link, false);
  expect(preload).not.toHaveBeenCalled();
  show(link, true);
  expect(preload.mock.calls).toEqual([['/x/a/']]);
  expect(observed).toEqual([]);
  const next = showPage('/x/b/');
  update();
  expect(observed).toEqual([next]);
  document.body.innerHTML = '';
  update();
  expect(observed).toEqual([]);
});

test('nothing is prefetched with data saver on', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  showPage('/x/a/');
  const update = watchNextLink(jest.fn());
  window.dispatchEvent(new Event('scroll'));
  update();
  expect(observed).toEqual([]);
});
