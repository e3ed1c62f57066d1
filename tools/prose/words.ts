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
  ['the ones? of the', 'is "that of the" or "those of the", or names the thing'],
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
  'Zod',
  'Testing Library',
  'Playwright',
  'Vite',
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
