export interface StatedDefault {
  prop: string;
  /** As written in the text, without backticks. */
  value: string;
}

const VALUE = '(`[^`]+`|\\d{4}-\\d\\d-\\d\\d|-?\\d[\\d,.]*\\d|\\d)(?: px| ms| pixels)?';

/** The phrases with which a page states a default. */
const FORMS = [
  new RegExp(`\\bdefault is ${VALUE}`, 'gi'),
  new RegExp(`${VALUE},? by default\\b`, 'gi'),
  new RegExp(`\\bby default,? ${VALUE}`, 'gi'),
  new RegExp(`\\bdefaults to ${VALUE}`, 'gi'),
];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text; punctuation in backticks does not end one. */
function splitSentences(text: string): string[] {
  const masked = text.replace(/`[^`]*`/g, (code) => 'C'.padEnd(code.length, 'c'));
  return [...segmenter.segment(masked)].map(({ index, segment }) =>
    text.slice(index, index + segment.length),
  );
}

const propsIn = (text: string, props: ReadonlySet<string>): string[] => [
  ...new Set(
    [...text.matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => props.has(code)),
  ),
];

/**
 * The defaults that a paragraph, list item or table row states of one prop, if it is
 * clear which one: it is the only prop named so far in the sentence, or the only one of
 * the sentence before.
 * @param props names that count as props
 */
export function findStatedDefaults(
  text: string,
  props: ReadonlySet<string>,
): StatedDefault[] {
  // The cells of a row are read one after the other, like sentences.
  const sentences = text
    .replace(/(?<!\\)\|/g, '.\n')
    .split('\n')
    .flatMap(splitSentences);
  return sentences.flatMap((sentence, index) =>
    FORMS.flatMap((form) =>
      [...sentence.matchAll(form)].flatMap((match) => {
        const before = propsIn(sentence.slice(0, match.index), props);
        const named = before.length ? before : propsIn(sentences[index - 1] ?? '', props);
        const [prop] = named;
        if (!prop || named.length > 1) return [];
        return [{ prop, value: (match[1] ?? '').replaceAll('`', '') }];
      }),
    ),
  );
}
