/** A place in a text, and what is wrong there. */
export interface Finding {
  index: number;
  message: string;
}

/** What the house style leaves out, and why; the reason is shown to the author. */
export const BANNED_WORDS: readonly [pattern: string, reason: string][] = [
  [
    'simply|just|easily|please|obviously|of course|note that|very|basically|actually|merely|really',
    'is filler; the sentence says the same without it',
  ],
  ["we|our|us|we're|we've|let's|I|my", 'is first person; speak to the reader as "you"'],
  [
    'seamless(?:ly)?|powerful|blazing(?:ly)?|effortless(?:ly)?|world-class|cutting-edge|robust',
    'is marketing; say what it does',
  ],
  ['no more(?=[.,;:)])', 'at the end of a clause is "no longer"'],
  ['the ones? of the', 'names the thing, or is a possessive'],
  ['(?:that|those) of', 'names the thing again, or is a possessive: "the header\'s"'],
  [
    '(?:as well|too)(?=[.;:!?])',
    'at the end is "also" before the verb, or says nothing new',
  ],
  [
    '(?<!(?:leaves?|left|let) (?:\\w+ ){0,2})alone(?=[.;:!?])',
    'at the end is "only" before the word it limits',
  ],
  ['(?:is|are) up to you', 'says what to do: "pass a name", "check the value"'],
  ['leaves? to you', 'says who acts: "you change by hand"'],
  [
    'decides (?:how|what|which|where|whether)',
    'is for people; a prop "determines" or "sets"',
  ],
  ['in their order', 'names the order: "in sorted order", "in display order"'],
  ['\\w+, either(?=[.:;])', 'has no comma before "either"'],
  ['find nothing(?=\\.)', 'is the result: "the tests pass"'],
  ['(?:its|their) relatives', 'is "and similar types"'],
  ['successors?', 'of a name in code is its "replacement"'],
  ['of your own', 'is "your own" before the noun, or "custom"'],
  ['nobody', 'says who: "users don\'t", "unused", "unknown"'],
  ['(?<!there )(?:is|are) none', 'is "isn\'t a …" or "has no …"'],
  ['as high as', 'of a part of the page is "as tall as"'],
  ['else than', 'is "other than"'],
  ['the same holds for', 'is "the same applies to"'],
  ['with (?:each|every) (?:change|key press|render)', 'is "on each …"'],
  ['as (?:first|second|third|last) argument', 'lacks "the"'],
  ['calls of', 'is "calls to"'],
  ['from [\\d.]+ on', 'is "… or later"'],
  ['function from an?', 'is "function that converts a …"'],
  [
    '(?:moves|moved|has|have|gets?|loses?|keeps?|returns|receives?) the focus(?! (?:outline|and edit))',
    'is "focus", without "the"',
  ],
  ['renders? again', 'is "re-render"'],
  [
    'with a new (?:array|component|function|object)(?=,)',
    'says what it does: "a new object makes the grid …"',
  ],
];

/** Names that keep their capitals inside a heading; words in capitals need no entry. */
export const NAMES = [
  'Component Atlas',
  'Content Security Policy',
  'Data Grid',
  'Date and Time Pickers',
  'Charts',
  'Date Picker',
  'Time Picker',
  'Date Time Picker',
  'Date Range Picker',
  'Time Range Picker',
  'Date Time Range Picker',
  'Date Calendar',
  'Date Range Calendar',
  'Date Field',
  'Time Field',
  'Date Range Field',
  'Date Time Field',
  'Time Range Field',
  'Date Time Range Field',
  'Time Clock',
  'Digital Clock',
  'Tree View',
  'Simple Tree View',
  'Rich Tree View',
  'Community',
  'Pro',
  'Premium',
  'Material UI',
  'Material Design',
  'MUI X',
  'Base UI',
  'Emotion',
  'Tailwind CSS',
  'Next.js',
  'Node',
  'React',
  'React Query',
  'React Hook Form',
  'Redux',
  'Zod',
  'Zustand',
  'Testing Library',
  'Jest',
  'Playwright',
  'Vite',
  'Vitest',
  'JavaScript',
  'TypeScript',
  'Excel',
  'Day.js',
  'Luxon',
  'Moment.js',
  'Moment',
  'StackBlitz',
  'CodeSandbox',
  'English',
  'Chinese',
  'Chromium',
  'Docusaurus',
] as const;

/** Longest sentence, in words; code, keys and a bracketed aside count as words like others. */
export const MAX_SENTENCE_WORDS = 40;

/** Longest heading, in characters without code: what fits on one line of the contents list. */
export const MAX_HEADING_LENGTH = 34;
