import path from 'node:path';
import { format } from 'prettier';
import { SITE_DIR } from '../../../content/paths/siteDir';
import {
  BAR_CONTROLS,
  describeBars,
} from '../../../docs/charts/getting-started/describeBars';
import {
  describeGrid,
  GRID_CONTROLS,
} from '../../../docs/data-grid/getting-started/describeGrid';
import type { Settings } from '../../../docs/shared/playground/Playground';
import {
  toChoices,
  type PropControls,
} from '../../../docs/shared/playground/propControls';
import { writeComponent } from '../../../docs/shared/playground/writeComponent';
import {
  describeTree,
  TREE_CONTROLS,
} from '../../../docs/tree-view/getting-started/describeTree';
import { readProp } from '../../support/components/readApi';
import { typeCheckSnippets } from '../../support/content/typeCheckSnippets';

const PLAYGROUNDS = [
  ['DataGrid', GRID_CONTROLS, describeGrid],
  ['BarChart', BAR_CONTROLS, describeBars],
  ['RichTreeView', TREE_CONTROLS, describeTree],
] as const;

const CONTROLS = PLAYGROUNDS.flatMap(([component, controls]) =>
  Object.entries(controls).map(([name, control]) => [component, name, control] as const),
);

const TYPES = { boolean: /\bboolean\b/, number: /\bnumber\b/, string: /\bstring\b/ };

/** A default as the reference writes it, such as `"standard"` or `() => false`. */
const clean = (text: string): string =>
  text.replace(/^\(\) => /, '').replace(/['"]/g, '');

/** The default of `grid.vertical` is in that of `grid`, such as `{ vertical: false }`. */
function readDefault(component: string, name: string): string | undefined {
  const [prop = '', field] = name.split('.');
  const { default: stated } = readProp(component, prop);
  if (stated === null) return undefined;
  return clean(field ? (RegExp(`\\b${field}: (\\w+)`).exec(stated)?.[1] ?? '') : stated);
}

test.each(CONTROLS)('%s: %s has the type and default of the reference', (...row) => {
  const [component, name, control] = row;
  const [prop = '', field] = name.split('.');
  const { type, deprecated } = readProp(component, prop);
  expect(deprecated).toBeNull();
  if (field) expect(type).toContain(`${field}?: boolean`);
  if (typeof control === 'object')
    expect([...control].sort()).toEqual(type.split(' | ').map(clean).sort());
  else expect(type).toMatch(TYPES[typeof control as keyof typeof TYPES]);
  const initial = typeof control === 'object' ? control[0] : control;
  // Without a stated default, the control starts at the empty value.
  expect(String(initial)).toBe(
    readDefault(component, name) ?? String(initial || control),
  );
});

/** The defaults, each other value, and all of them. */
function listSettings(controls: PropControls): Settings[] {
  const others = Object.entries(toChoices(controls)).flatMap(([name, choice]) =>
    ('initial' in choice
      ? [choice.isNumber ? '30' : 'Say "yes" & go']
      : choice.slice(1)
    ).map((value): [string, string] => [name, value]),
  );
  return [
    {},
    ...others.map((each) => Object.fromEntries([each])),
    Object.fromEntries(others),
  ];
}

describe('the code', () => {
  const all = PLAYGROUNDS.map(([name, controls, describeProps]) => ({
    name,
    codes: listSettings(controls).map((settings) =>
      writeComponent(describeProps(settings)),
    ),
  }));
  const codes = all.flatMap((each) => each.codes);

  test.each(all)('of $name changes with each setting', (each) => {
    expect(new Set(each.codes).size).toBe(each.codes.length);
  });

  test('is formatted like with Prettier', async () => {
    const options = { parser: 'typescript', singleQuote: true, printWidth: 90 };
    for (const code of codes) expect(code).toBe(await format(code, options));
  });

  test('type-checks', () => {
    const problems = typeCheckSnippets(
      codes.map((code, index) => ({
        file: path.join(SITE_DIR, 'docs/data-grid/getting-started/getting-started.mdx'),
        line: index * 1000,
        where: `code:${index}`,
        language: 'tsx',
        code,
        check: true,
        marked: new Set(),
      })),
    );
    expect(problems).toEqual([]);
  }, 120_000);
});
