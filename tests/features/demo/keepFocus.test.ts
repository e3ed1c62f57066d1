import { keepFocus } from '../../../src/features/demo/keepFocus';

const STATIC =
  '<button>Earlier</button><button aria-label="Day">1</button><button aria-label="Day">1</button>';
const root = () => document.querySelector('#root')!;

beforeEach(() => {
  document.body.innerHTML = `<div tabindex="-1"><div id="root">${STATIC}</div></div><input>`;
});

test('the focus goes to the same element of what takes the place', () => {
  root().querySelectorAll('button')[2]!.focus();
  const restore = keepFocus(root());
  root().innerHTML = `<p>Live</p>${STATIC}`;
  expect(document.activeElement).toBe(document.body);
  restore!();
  expect(document.activeElement).toBe(root().querySelectorAll('button')[2]);
});

test('styles that the server wrote into an element are no part of it', () => {
  root().innerHTML = '<button>Other</button><button><style>a{}</style>Open</button>';
  root().querySelectorAll('button')[1]!.focus();
  const restore = keepFocus(root());
  root().innerHTML = '<button>Other</button><button>Open</button>';
  restore!();
  expect(document.activeElement).toHaveTextContent('Open');
});

test('without the same element it goes to the box around', () => {
  root().querySelector('button')!.focus();
  const restore = keepFocus(root());
  root().innerHTML = '<button>Other</button>';
  restore!();
  expect(document.activeElement).toBe(root().parentElement);
});

test('a focus elsewhere stays, also one that has moved on meanwhile', () => {
  document.querySelector('input')!.focus();
  expect(keepFocus(root())).toBeUndefined();
  root().querySelector('button')!.focus();
  const restore = keepFocus(root());
  root().innerHTML = STATIC;
  document.querySelector('input')!.focus();
  restore!();
  expect(document.activeElement).toBe(document.querySelector('input'));
});
