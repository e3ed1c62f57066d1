import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { comparePlans } from '../../../plugins/api-reference/read/comparePlans';
import { copyJson } from '../../../plugins/api-reference/index';
import { needsParentheses } from '../../../plugins/api-reference/print/parentheses';
import listed from '../../../plugins/api-reference/read/pages.json';
import { rewriteLinks } from '../../../plugins/api-reference/write/rewriteLinks';
import { toSlug } from '../../../plugins/api-reference/read/choosePages';

describe('toSlug', () => {
  it('gives the slug of every listed page', () => {
    for (const { name, slug } of listed) expect(toSlug(name)).toBe(slug);
  });

  it.each([
    ['useXScale', 'use-x-scale'],
    ['useMaterialCSSVariables', 'use-material-css-variables'],
    ['PickerDay2', 'picker-day-2'],
  ])('%s → %s', (name, slug) => expect(toSlug(name)).toBe(slug));
});

describe('rewriteLinks', () => {
  const findPage = (name: string) => (name === 'Axis' ? '/x/api/charts/axis/' : null);

  it.each([
    ['see [[Axis]]', 'see [`Axis`](/x/api/charts/axis/)'],
    ['see [[Other]]', 'see `Other`'],
    ['see {@link Axis}', 'see [`Axis`](/x/api/charts/axis/)'],
    ['see {@link Axis the axis}', 'see [the axis](/x/api/charts/axis/)'],
    ['{@link https://example.com/a a page}', '[a page](https://example.com/a)'],
    ['{@link https://example.com/a}', '[https://example.com/a](https://example.com/a)'],
    ['[bars](https://mui.com/x/react-charts/bars/#a)', '[bars](/x/react-charts/bars/#a)'],
    ['https://mui.com/material-ui/', 'https://mui.com/material-ui/'],
    [
      'instead: https://mui.com/x/react-charts/bars/#a',
      'instead: [Bars](/x/react-charts/bars/#a)',
    ],
    ['Read /x/other/.', 'Read [/x/other/](/x/other/).'],
  ])('%s', (text, expected) =>
    expect(
      rewriteLinks(text, findPage, new Map([['/x/react-charts/bars/', 'Bars']])),
    ).toBe(expected),
  );
});

describe('needsParentheses', () => {
  it.each([
    ['string', false],
    ["'a' | 'b'", true],
    ["'a | b'", false],
    ['() => void', true],
    ['Map<string, () => void>', false],
    ['{ a: string | number }', false],
    ['keyof T', true],
    ['(string | number)[]', false],
  ])('%s: %s', (type, expected) => expect(needsParentheses(type)).toBe(expected));
});

describe('comparePlans', () => {
  const planOf = comparePlans([
    { level: 'community', members: new Set(['a']) },
    { level: 'pro', members: new Set(['a', 'b']) },
    { level: 'premium', members: new Set(['a', 'b', 'c']) },
  ]);

  it.each([
    ['a', null],
    ['b', 'pro'],
    ['c', 'premium'],
    ['d', null],
  ])('%s: %s', (member, plan) => expect(planOf(member)).toBe(plan));

  it('marks nothing on a page with one plan', () => {
    expect(comparePlans([{ level: 'pro', members: new Set(['a']) }])('a')).toBeNull();
  });
});

describe('copyJson', () => {
  it('copies data files in their folders, without whitespace, and nothing else', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-copy-'));
    fs.mkdirSync(path.join(folder, 'from/charts'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'from/charts/a.json'), '{\n "a": 1\n}\n');
    fs.writeFileSync(path.join(folder, 'from/charts/a.mdx'), '# A');
    await copyJson(path.join(folder, 'from'), path.join(folder, 'to/api'));
    expect(fs.readFileSync(path.join(folder, 'to/api/charts/a.json'), 'utf8')).toBe(
      '{"a":1}',
    );
    expect(fs.readdirSync(path.join(folder, 'to/api/charts'))).toEqual(['a.json']);
    fs.rmSync(folder, { recursive: true });
  });
});
