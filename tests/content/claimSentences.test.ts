import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getPageFile } from '../support/content/claim';
import { listClaims } from '../support/content/listClaims';
import { listEnglishPages, showPath } from '../support/content/listContent';
import {
  findNearest,
  findSentence,
  readPageText,
  toPlainText,
} from '../support/content/pageText';

const FAULT = /In version \d+\.\d+\.\d+/g;

const claims = listClaims();
const readPage = (page: string) => readPageText(path.join(SITE_DIR, getPageFile(page)));

test('pages have the sentences that tests of claims prove', () => {
  expect(claims.length).toBeGreaterThan(250);
  const missing = claims.flatMap(({ test: file, page, sentence }) =>
    findSentence(readPage(page), sentence) === undefined
      ? `${getPageFile(page)} does not say what ${file} proves: ${sentence} Nearest, ${findNearest(readPage(page), sentence)}`
      : [],
  );
  expect(missing).toEqual([]);
});

// Once the packages fix the fault, that test fails, and the sentence can go.
test('each fault of the documented version is proved', () => {
  const faults = listEnglishPages().flatMap((file) =>
    readPageText(file).lines.flatMap(({ line, text }) =>
      [...text.matchAll(FAULT)].map(({ index }) => ({
        file: showPath(file),
        line,
        text,
        index,
      })),
    ),
  );
  const unproved = faults.filter(
    ({ file, text, index }) =>
      !claims.some(({ page, sentence }) => {
        const plain = toPlainText(sentence);
        const start = text.indexOf(plain);
        return (
          getPageFile(page) === file &&
          start >= 0 &&
          start <= index &&
          index < start + plain.length
        );
      }),
  );
  expect(
    unproved.map(
      ({ file, line, text, index }) => `${file}:${line}: ${text.slice(index)}`,
    ),
  ).toEqual([]);
});

test('a sentence is found without its markup, and across lines', () => {
  const page = {
    whole: 'The min. One two three. ',
    lines: [
      { line: 4, start: 0, text: 'The min.' },
      { line: 9, start: 9, text: 'One two three.' },
    ],
  };
  expect(findSentence(page, '`min`. One')).toBe(4);
  expect(findSentence(page, 'One two')).toBe(9);
  expect(findSentence(page, 'Two three four.')).toBeUndefined();
  expect(findNearest(page, 'Two three four.')).toBe('line 9: One two three.');
  expect(toPlainText('- Set **[`min`](../a.mdx#b)** to <kbd>5</kbd> \\#.')).toBe(
    'Set min to 5 #.',
  );
});
