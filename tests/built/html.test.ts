/** HTML of all pages, checked by the validator of the W3C, which needs Java. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { which } from '../../tools/cli/programs';
import { isFullRun } from '../../tools/test/fullRun';

const VALIDATOR = require.resolve('vnu-jar/build/dist/vnu.jar');

/** Errors that stay, with the reason. */
const ACCEPTED: readonly [message: RegExp, reason: string][] = [
  [
    /role' attribute must not be used on a '(td|th|tr)' element/,
    'tables are shown as lists in narrow windows, and would lose their roles there',
  ],
  [
    /^A 'style' element in 'body'|^Element 'style' not allowed as child/,
    'styles that Emotion renders on the server are before the element that uses them',
  ],
  [
    /^A 'link' element with a 'blocking' attribute/,
    'rel=expect is newer than the validator: https://html.spec.whatwg.org/#link-type-expect',
  ],
  [
    /^Attribute 'webkitdirectory'/,
    'a folder cannot be chosen without it: https://wicg.github.io/entries-api/#html-forms',
  ],
  [/^Every active 'role=tab' element/, 'tabs of the theme do not name their panels yet'],
  [/^Duplicate ID '-/, 'a tree without an id gets one in the browser'],
  [/^The heading 'h\d'/, 'demos have the headings of a whole app'],
  [/^CSS: 'r': Property 'r' doesn't exist/, 'it does for circles in SVG 2'],
  // Parts of Material UI and MUI X, as readers get them.
  [/^Element 'legend' not allowed as child of element 'fieldset'/, 'outlined fields'],
  [/^The value of the 'for' attribute of the 'label' element/, 'a select is no input'],
  [/^The 'aria-value(min|max)' attribute must not be used/, 'sliders'],
  [/^The 'aria-checked' attribute must not be used on an 'input'/, 'checkboxes'],
  [/^The 'aria-readonly' attribute/, 'date fields'],
  [
    /^Element 'div' not allowed as child of element '(ul|button|span)'/,
    'trees, legends, days',
  ],
  [/^Attribute 'layout' not allowed on element 'rect'/, 'bars'],
  [/^CSS: 'transform': Parse Error|':focused'/, 'clocks'],
];

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

const JAVA = which('java');
const reason = !isFullRun()
  ? 'NOT RUN, only in npm run test:all'
  : JAVA
    ? undefined
    : 'NOT RUN, Java is missing: apt-get install default-jre-headless';

/** Pages of the build; HTML files that are parts of a page have no document type. */
const listPages = (): string[] =>
  fs
    .readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(BUILD_DIR, file))
    .filter((file) => /^<!doctype html/i.test(fs.readFileSync(file, 'utf8')));

(reason ? test.skip : test)(
  `the HTML of all pages is valid${reason ? `: ${reason}` : ''}`,
  () => {
    const { stderr, error } = spawnSync(
      JAVA!,
      // Deeply nested elements need a larger stack than the default.
      [
        '-Xss16m',
        '-jar',
        VALIDATOR,
        '--errors-only',
        '--asciiquotes',
        '--format',
        'json',
        ...listPages(),
      ],
      { encoding: 'utf8', maxBuffer: 1e9 },
    );
    if (error) throw error;
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const faults = new Map<string, string>();
    for (const { url, message, extract } of messages)
      if (!ACCEPTED.some(([accepted]) => accepted.test(message)))
        faults.set(message, `${message} ${url}: ${extract ?? ''}`);
    expect([...faults.values()]).toEqual([]);
    const unused = ACCEPTED.filter(
      ([accepted]) => !messages.some(({ message }) => accepted.test(message)),
    );
    expect(unused).toEqual([]);
  },
  1_800_000,
);
