import { createScrollSpy } from '../../../src/features/toc/createScrollSpy';
import { findActiveSection } from '../../../src/features/toc/findActiveSection';

const places = { height: 800, line: 200, atEnd: false, linked: -1 };

test('the current section is the last that starts above the reading line', () => {
  const find = (tops: number[]) => findActiveSection({ ...places, tops });
  expect(find([400, 900])).toBe(-1);
  expect(find([200, 900])).toBe(0);
  expect(find([-500, 199, 201])).toBe(1);
  expect(find([-900, -500])).toBe(1);
  expect(find([])).toBe(-1);
});

test('at the end it is the linked section if it is visible, otherwise the last', () => {
  const find = (linked: number) =>
    findActiveSection({ ...places, tops: [-50, 300, 500, 700], atEnd: true, linked });
  expect(find(-1)).toBe(3);
  expect(find(2)).toBe(2);
  expect(find(0)).toBe(3);
});

describe('while the page scrolls', () => {
  const tops: Record<string, number> = {};
  let reads = 0;
  let stop = () => {};
  const links = () => [...document.querySelectorAll('a')];
  const marked = () => document.querySelector('[aria-current="location"]')?.textContent;
  const scroll = (first: number, second: number) => {
    Object.assign(tops, { 'a-b': first, 数: second });
    window.dispatchEvent(new Event('scroll'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(tops, { 'a-b': 900, 数: 900 });
    document.body.innerHTML = `<div class="thin-scrollbar"><a href="#a-b">First</a><a href="#${encodeURIComponent('数')}">Second</a></div>
      <h2 id="a-b"></h2><h2 id="数"></h2>`;
    document.querySelectorAll('h2').forEach((heading) => {
      heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect;
    });
    stop = createScrollSpy({
      getLinks: () => {
        reads += 1;
        return links();
      },
      activeClassName: 'active',
    });
    jest.advanceTimersByTime(166);
    reads = 0;
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('it measures once in 166 ms, and once the page stops scrolling', () => {
    for (let passed = 0; passed < 160; passed += 10) {
      scroll(100 - passed, 900 - passed);
      jest.advanceTimersByTime(10);
    }
    expect(reads).toBe(0);
    jest.advanceTimersByTime(6);
    expect(reads).toBe(1);
    expect(marked()).toBe('First');
    scroll(-900, 0);
    jest.advanceTimersByTime(165);
    expect(marked()).toBe('First');
    jest.advanceTimersByTime(1);
    expect(marked()).toBe('Second');
    expect(links().map((link) => link.className)).toEqual(['', 'active']);
    jest.advanceTimersByTime(5000);
    expect(reads).toBe(2);
  });

  test('sections hidden by a filter do not count', () => {
    document.getElementById('数')?.setAttribute('hidden', '');
    scroll(-100, -50);
    jest.advanceTimersByTime(166);
    expect(marked()).toBe('First');
  });

  test('a table of contents that scrolls keeps the current entry visible', () => {
    const box = document.querySelector('.thin-scrollbar') as HTMLElement;
    const last = links()[1] as HTMLElement;
    Object.defineProperties(box, {
      clientHeight: { value: 100 },
      scrollHeight: { value: 500 },
    });
    box.getBoundingClientRect = () => ({ top: 0, bottom: 100 }) as DOMRect;
    last.getBoundingClientRect = () => ({ top: 300, bottom: 320 }) as DOMRect;
    scroll(-900, 0);
    jest.advanceTimersByTime(166);
    expect(box.scrollTop).toBe(245);
  });
});
