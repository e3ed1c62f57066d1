import path from 'node:path';
import { format } from 'prettier';
import {
  CALENDAR_CHOICES,
  describeCalendar,
} from '../../../docs/date-pickers/playground/describeCalendar';
import {
  describeField,
  FIELD_CHOICES,
} from '../../../docs/date-pickers/playground/describeField';
import {
  describePicker,
  PICKER_CHOICES,
} from '../../../docs/date-pickers/playground/describePicker';
import type { Settings } from '../../../docs/shared/playground/Playground';
import { writeComponent } from '../../../docs/shared/playground/writeComponent';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { typeCheckSnippets } from '../../support/content/typeCheckSnippets';
import { claim } from '../../support/content/claim';

type Choices = Record<string, readonly string[]>;

const defaults = (choices: Choices): Settings =>
  Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first!]));

/** The defaults, then each single value of each choice. */
const oneByOne = (choices: Choices): Settings[] => [
  defaults(choices),
  ...Object.entries(choices).flatMap(([name, values]) =>
    values.slice(1).map((value) => ({ ...defaults(choices), [name]: value })),
  ),
];

/** The last value of each choice: everything is enabled. */
const allOn = (choices: Choices): Settings =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, values.at(-1)!]),
  );

const pickers = [
  ...oneByOne(PICKER_CHOICES),
  ...PICKER_CHOICES.Value.flatMap((Value) =>
    PICKER_CHOICES.Form.flatMap((Form) => [
      { ...defaults(PICKER_CHOICES), Value, Form },
      { ...allOn(PICKER_CHOICES), Value, Form },
    ]),
  ),
];

const described = [
  ...pickers.map(describePicker),
  ...[...oneByOne(FIELD_CHOICES), allOn(FIELD_CHOICES)].map(describeField),
  ...[...oneByOne(CALENDAR_CHOICES), allOn(CALENDAR_CHOICES)].map(describeCalendar),
];
const codes = [...new Set(described.map(writeComponent))];

test('the code of all settings is formatted like with Prettier', async () => {
  expect(codes.length).toBeGreaterThan(50);
  const options = { parser: 'typescript', singleQuote: true, printWidth: 90 };
  const formatted = await Promise.all(codes.map((code) => format(code, options)));
  expect(codes.filter((code, index) => code !== formatted[index])).toEqual([]);
});

test('and type-checks', () => {
  const problems = typeCheckSnippets(
    [...codes, '<DatePicker labels="a" />;'].map((code, index) => ({
      file: path.join(SITE_DIR, 'docs/date-pickers/playground/playground.mdx'),
      line: index * 1000,
      where: `code:${index * 1000}`,
      language: 'tsx',
      code,
      check: true,
      marked: new Set(),
    })),
  );
  // The last one has to be reported as an error.
  const last = `code:${codes.length * 1000}:`;
  expect(problems.filter((problem) => !problem.startsWith(last))).toEqual([]);
  expect(problems).toHaveLength(1);
}, 120_000);

claim(
  'the code omits what has no effect: only date pickers in a popper close by themselves',
  {
    'date-pickers/playground':
      'The code omits settings that have no effect on the selected picker, such as **24 hours** for a date picker.',
  },
  () => {
    const having = (prop: string) =>
      PICKER_CHOICES.Value.flatMap((Value) =>
        PICKER_CHOICES.Form.map((Form) =>
          describePicker({ ...allOn(PICKER_CHOICES), Value, Form }),
        ),
      )
        .filter(({ props }) => prop in props)
        .map(({ name }) => name);
    expect(having('closeOnSelect')).toEqual(['DatePicker', 'DesktopDatePicker']);
    expect(having('ampm').some((name) => name.endsWith('DatePicker'))).toBe(false);
    expect(having('ampm')).toHaveLength(8);
  },
);

claim(
  'every setting changes the code of some component',
  {
    'date-pickers/playground':
      'Change a setting, and the picker and its code change with it.',
  },
  () => {
    for (const [name, values] of Object.entries(PICKER_CHOICES))
      for (const value of values.slice(1)) {
        const changed = pickers.some(
          (settings) =>
            writeComponent(describePicker({ ...settings, [name]: value })) !==
            writeComponent(describePicker(settings)),
        );
        expect([name, value, changed]).toEqual([name, value, true]);
      }
  },
);
