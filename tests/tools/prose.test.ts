import fs from 'node:fs';
import path from 'node:path';
import { findBannedWords } from '../../tools/prose/rules/banned-words';
import { findHeadingStyleFaults } from '../../tools/prose/rules/headings';
import { findHeadingFault } from '../../tools/prose/rules/sentence-case';
import { findReaders } from '../../tools/prose/rules/users';
import { findLongSentences } from '../../tools/prose/rules/sentence-length';
import {
  findSingleBullets,
  findBareDemos,
  findWrongStart,
} from '../../tools/prose/rules/structure';
import { MAX_HEADING_LENGTH, MAX_SENTENCE_WORDS } from '../../tools/prose/words';

const wordsIn = (text: string): string[] =>
  findBannedWords(text).map(({ message }) => /"(.+?)"/.exec(message)?.[1] ?? '');

describe('words to avoid', () => {
  test.each([
    ['Simply set the prop.', ['Simply']],
    ['It is very easily done, of course.', ['very', 'easily', 'of course']],
    ['Please note that we sort our rows.', ['Please', 'note that', 'we', 'our']],
    ["Let's see, says I.", ["Let's", 'I']],
    ['A seamless grid', ['seamless']],
    [
      'Version 8 does so no more; the one of the browser is off.',
      ['no more', 'the one of the'],
    ],
    ['The day is that of the value, or those of\nboth.', ['that of', 'those of']],
    ['Stop it as well. Stop that too, as well as it.', ['as well']],
    ['It knows a level, too: this one.', ['too']],
    ['It throws, and a `DateCalendar` alone is none.', ['is none']],
    ['They call `onChange` with the date alone.', ['alone']],
    ['Two things are up to you: names and values.', ['are up to you']],
    [
      'What codemods leave to you, or it leaves to you',
      ['leave to you', 'leaves to you'],
    ],
    ['The series decides what is highlighted.', ['decides what']],
    ['It reads the rows, in their order.', ['in their order']],
    ['It is no longer exported, either.', ['exported, either']],
    ['The tests and a look at each grid find nothing.', ['find nothing']],
    ['The type and its relatives are gone.', ['its relatives']],
    ['They are gone without a successor.', ['successor']],
    ['Compose a toolbar of your own.', ['of your own']],
    ['Return -1 if nobody knows.', ['nobody']],
    ['It leaves out models that nobody has changed.', ['nobody']],
    ['By default, the row is as high as the headers.', ['as high as']],
    ['React warns if it renders something else than the server.', ['else than']],
    ['The same holds for `publicAPI`.', ['The same holds for']],
    [
      'It loses the focus with each key press.',
      ['loses the focus', 'with each key press'],
    ],
    ['A list that renders again keeps the focus outline.', ['renders again']],
    ['It is called with the view as second argument.', ['as second argument']],
    ['Only user actions fire it, not calls of `start()`.', ['calls of']],
    ['It needs Material UI 5 from 5.15.14 on, 6 or 7.', ['from 5.15.14 on']],
    ['They return a function from a value to a pixel.', ['function from a']],
    ['With a new object, the grid loads again.', ['With a new object']],
  ])('%s', (text, expected) => {
    expect(wordsIn(text).sort()).toEqual([...expected].sort());
  });

  test.each([
    'Adjust the widths; justify the text.',
    'Everything is sorted, in every row.',
    'Use the index i, I/O, the US and we-said.',
    'The path is ./our/file.',
    'There are no more rows, and no more than ten pages.',
    'It is the one of three that fits.',
    'An error leaves the page alone. Leave it alone.',
    'Use the grid alone, or with charts as well as trees; it is too wide.',
    'Your own toolbar has a menu of its own. There are none.',
    'It has the height of the rows, and calls from 5 functions as the second argument.',
    'The same applies to rows, and to other values than 0.',
  ])('none in: %s', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  test('knows where', () => {
    expect(findBannedWords('You just click.')[0]?.index).toBe(4);
  });
});

describe('users of an app', () => {
  const found = (text: string): number[] => findReaders(text).map(({ index }) => index);

  test.each([
    ['Readers sort by a header.', [0]],
    ['Let your readers filter, as a reader expects.', [9, 30]],
    ["A reader's choice", [2]],
  ])('are not called readers: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    'Screen readers say the name.',
    'What a screen-reader says, and a screen\nreader.',
    'Users read the proofreader.',
  ])('none in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('headings', () => {
  test.each([
    ['Sort By Several Columns', '"By"'],
    ['sort columns', '"sort"'],
    ['Use the api object and Its methods', '"Its"'],
  ])('not in sentence case: %s', (heading, word) => {
    expect(findHeadingFault(heading)).toContain(word);
  });

  test.each([
    'Sort by several columns',
    'Use the Data Grid with TypeScript',
    'Set CSS variables',
    'Use 0 with RichTreeView and useGridApiRef',
    'Move from Day.js to Luxon',
    'Date and Time Pickers',
    '',
  ])('in sentence case: %s', (heading) => {
    expect(findHeadingFault(heading)).toBeUndefined();
  });
});

describe('headings that people search for', () => {
  test.each([
    ['Know the operators of each column type', ['"Know"', '38 characters']],
    ['Ask for something else', ['"Ask"']],
    ['Take class names from one object', ['"Take"']],
    ['Tell series apart', ['"Tell"']],
    ['Choose the buttons', ['"Choose"']],
    ['Choose who keeps the state', ['"Choose"']],
    ['Choose colors that everybody can tell apart', ['"Choose"', '43 characters']],
    ['Export all rows, not only the filtered', ['38 characters']],
  ])('not: %s', (heading, expected) => {
    const faults = findHeadingStyleFaults(heading);
    expect(faults).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(faults[index]).toContain(text);
  });

  test.each([
    'Operators by column type',
    'Load other data',
    'Choose a package',
    'Choose between the two trees',
    'Choosing a plan',
    'Knowledge',
    'x'.repeat(MAX_HEADING_LENGTH),
    `0 ${'x'.repeat(MAX_HEADING_LENGTH)}`,
  ])('good: %s', (heading) => {
    expect(findHeadingStyleFaults(heading)).toEqual([]);
  });
});

describe('structure of a page', () => {
  const paragraph = (raw: string) => ({ type: 'Paragraph', raw });
  const list = (length: number, ordered = false) => ({
    type: 'List',
    raw: '',
    ordered,
    children: Array<object>(length).fill({}),
  });

  test('"Details:" with a single bullet', () => {
    const [single, several, steps] = [list(1), list(2), list(1, true)];
    const details = paragraph('Details:');
    expect(
      findSingleBullets([details, single, details, several, details, steps]),
    ).toEqual([single]);
    expect(findSingleBullets([paragraph('A sentence.'), single])).toEqual([]);
  });

  test('a page and a section open with a sentence', () => {
    const yaml = { type: 'Yaml', raw: '' };
    const buttons = { type: 'Html', raw: '<FirstSteps>' };
    const demo = { type: 'Html', raw: '<Demo name="BasicBars" />' };
    const heading = { type: 'Header', raw: '## Install' };
    const text = paragraph('Call it.');
    const code = { type: 'CodeBlock', raw: '```tsx\ncall();\n```' };
    const imported = { type: 'CodeBlock', raw: "import a from 'a';" };
    expect(findWrongStart([yaml, demo, text])).toBe(demo);
    expect(findWrongStart([yaml, buttons, heading, text])).toBe(heading);
    expect(findWrongStart([yaml, buttons, text, demo])).toBeUndefined();
    expect(findWrongStart([yaml, imported, code])).toBe(code);
    expect(findWrongStart([text, heading])).toBeUndefined();
    expect(findBareDemos([text, heading, demo, text, demo])).toEqual([demo]);
    expect(findBareDemos([text, heading, text, demo])).toEqual([]);
  });
});

describe('long sentences', () => {
  const words = (count: number): string => Array(count).fill('word').join(' ');

  test('one word too many is reported, with its position', () => {
    const found = findLongSentences(`Short. A ${words(MAX_SENTENCE_WORDS)}.`);
    expect(found).toHaveLength(1);
    expect(found[0]?.index).toBe(7);
    expect(findLongSentences(`${words(MAX_SENTENCE_WORDS)}.`)).toEqual([]);
  });

  test('code is one word, and does not end a sentence', () => {
    const code = `\`${words(MAX_SENTENCE_WORDS)}. A.b\``;
    expect(findLongSentences(`Call ${code} now.`)).toEqual([]);
    const half = words(MAX_SENTENCE_WORDS / 2 + 1);
    expect(findLongSentences(`${half}. \`a.b\` ${half}.`)).toEqual([]);
  });
});

test('the dictionary is sorted, each word once', () => {
  const file = path.join(__dirname, '../../tools/prose/dictionary.txt');
  const [, ...words] = fs.readFileSync(file, 'utf8').trim().split('\n');
  const { compare } = new Intl.Collator('en');
  expect(words).toEqual([...new Set(words)].sort(compare));
});
