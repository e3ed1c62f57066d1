import { preserveFocus } from '../../../src/features/demo/rememberElement';

const STATIC =
  '<button>Earlier</button><button aria-label="Day">1</button><button aria-label="Day">1</button>';
const root = () => document.querySelector('#root')!;

beforeEach(() => {
  document.body.innerHTML = `<div tabindex="-1"><div id="root">${STATIC}</div></div><input>`;
});

test('the focus moves to the same element of the replacement', () => {
  root().querySelectorAll('button')[2]!.focus();
  const restore = preserveFocus(root());
  root().innerHTML = `<p>Live</p>${STATIC}`;
  expect(document.activeElement).toBe(document.body);
  restore!();
  expect(document.activeElement).toBe(root().querySelectorAll('button')[2]);
});

test('inline styles from the server are ignored in the comparison', () => {
  root().innerHTML = '<button>Other</button><button><style>a{}</style>Open</button>';
  root().querySelectorAll('button')[1]!.focus();
  const restore = preserveFocus(root());
  root().innerHTML = '<button>Other</button><button>Open</button>';
  restore!();
  expect(document.activeElement).toHaveTextContent('Open');
});

test('without the same element it moves to the surrounding box', () => {
  root().querySelector('button')!.focus();
  const restore = preserveFocus(root());
  root().innerHTML = '<button>Other</button>';
  restore!();
  expect(document.activeElement).toBe(root().parentElement);
});

test('a focus elsewhere is kept, even if it has moved only meanwhile', () => {
  document.querySelector('input')!.focus();
  expect(preserveFocus(root())).toBeUndefined();
  root().querySelector('button')!.focus();
  const restore = preserveFocus(root());
  root().innerHTML = STATIC;
  document.querySelector('input')!.focus();
  restore!();
  expect(document.activeElement).toBe(document.querySelector('input'));
});
