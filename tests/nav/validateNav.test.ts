import type { NavEntry } from '../../src/types/nav';
import { navSources } from '../../src/nav';
import { validateNav } from '../../content/nav/validateNav';

const good: NavEntry = { pathname: '/x/react-charts/bars' };

/** The message for a tree with arbitrary entries. */
function getMessage(entries: unknown[]): string {
  try {
    validateNav([{ file: 'src/nav/charts.ts', entries: entries as NavEntry[] }]);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('the navigation of the site is valid', () => {
  expect(() => validateNav(navSources)).not.toThrow();
});

test.each<[string, object, string]>([
  [
    'number as title',
    { title: 7 },
    'field "title": 7 is not allowed; allowed is text that is not empty',
  ],
  [
    'empty title',
    { title: ' ' },
    'field "title": " " is not allowed; allowed is text that is not empty',
  ],
  [
    'text as mark',
    { planned: 'yes' },
    'field "planned": "yes" is not allowed; allowed is true or false',
  ],
  [
    'null as mark',
    { newFeature: null },
    'field "newFeature": null is not allowed; allowed is true or false',
  ],
  [
    'number as mark',
    { unstable: 1 },
    'field "unstable": 1 is not allowed; allowed is true or false',
  ],
  [
    'object as children',
    { children: {} },
    'field "children": {} is not allowed; allowed is a list of entries',
  ],
  [
    'heading over nothing',
    { subheader: 'Main' },
    'field "subheader": "Main" is not allowed; allowed is text that is not empty, on an entry with children',
  ],
  [
    'path as external address',
    { external: true },
    'field "pathname": "/x/react-charts/bars" is not allowed; allowed is a path such as /x/react-charts/bars without a slash at the end, or an https:// address if external is true',
  ],
  [
    'misspelt field',
    { tilte: 'Bars' },
    'field "tilte": unknown; allowed are pathname, title, subheader, children, planned, newFeature, unstable, external, standalone',
  ],
])('%s', (_, fields, problem) => {
  expect(getMessage([{ ...good, ...fields }])).toBe(
    `The navigation is not valid.\n- src/nav/charts.ts: entry "/x/react-charts/bars", ${problem}`,
  );
});

test.each([
  '/x/react-charts/bars/',
  'x/bars',
  '/bars',
  '/x/Bars',
  'https://example.com/',
  '/x/a?b',
  '/x/a#b',
])('the pathname %j is rejected', (pathname) => {
  expect(getMessage([{ pathname }])).toContain(
    `src/nav/charts.ts: entry "${pathname}", field "pathname": "${pathname}" is not allowed`,
  );
});

test('an entry without pathname is reported by its position', () => {
  const message = getMessage([
    { pathname: '/x/group', children: [good, { title: 'A' }] },
  ]);
  expect(message).toContain(
    'src/nav/charts.ts: entry 2 of entry "/x/group", field "pathname": undefined is not allowed',
  );
});

test('a value that is not an entry is reported by its position', () => {
  expect(getMessage([good, null])).toContain(
    'src/nav/charts.ts: entry 2 is null; allowed is an object with a pathname',
  );
});

test('a duplicate names both files', () => {
  const sources = [
    { file: 'src/nav/charts.ts', entries: [good] },
    {
      file: 'src/nav/datePickers.ts',
      entries: [{ pathname: '/x/group', children: [good] }],
    },
  ];
  expect(() => validateNav(sources)).toThrow(
    'src/nav/datePickers.ts: entry "/x/react-charts/bars", field "pathname": taken by an entry of src/nav/charts.ts; allowed is a pathname that no other entry has',
  );
});

test('all problems are reported at once', () => {
  const message = getMessage([
    { ...good, title: 7, planned: 'no', children: [{ pathname: '/y' }] },
  ]);
  expect(message.split('\n- ')).toHaveLength(4);
});
