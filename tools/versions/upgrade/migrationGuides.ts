import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { mayBreak } from '../../../content/api-changes/mayBreak';
import { readChanges } from '../../../content/api-changes/readChanges';
import { readText } from '../../../content/text/readText';
import { getGuidePath } from '../../../plugins/changes/api/readReplacements';
import { getDocId } from '../../../src/lib/docPaths';
import type { ProductDiff } from '../../../src/types/apiChange';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../src/types/page';
import { describeChange } from './sortFindings';

/** Navigation and short links follow from the majors in this file. */
const MAJORS_FILE = 'src/config/migrations.ts';
const MAJORS = /(?<=GUIDED_MAJORS = \[)[\d, ]+(?=\])/;

const NAMES: Readonly<Record<ProductFolder, string>> = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

/**
 * Begins the guides from a major to the next: a page for each product that lists the
 * breaking changes, and their entries in the navigation. Existing pages stay as they are.
 * @returns the written pages
 */
export function writeGuides(siteDir: string, from: number, to: number): string[] {
  const written: string[] = [];
  for (const product of PRODUCT_FOLDERS) {
    const changes = listChangesFiles(siteDir, to).find(
      (each) => each.product === product && each.from === from && each.to === to,
    );
    const file = `docs/${getDocId(getGuidePath(product, from))}.mdx`;
    const target = path.join(siteDir, file);
    if (!changes || fs.existsSync(target)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, renderGuide(readChanges(siteDir, changes), from, to));
    written.push(file);
  }
  if (written.length > 0) addMajor(path.join(siteDir, MAJORS_FILE), from);
  return written;
}

function addMajor(file: string, major: number): void {
  const text = readText(file);
  const majors = MAJORS.exec(text)?.[0].split(', ').map(Number) ?? [];
  if (majors.includes(major)) return;
  fs.writeFileSync(file, text.replace(MAJORS, [major, ...majors].join(', ')));
}

/** Changes that have a section of their own, in this order. */
const SECTIONS = [
  ['Replace what was renamed', ['renamed']],
  ['Remove what is gone', ['removed']],
  ['Import from the new path', ['import path gone', 'packages changed']],
  ['Adapt to new types', ['type changed', 'now required']],
  ['Check new defaults', ['default changed']],
] as const;

function renderGuide(diff: ProductDiff, from: number, to: number): string {
  const { product, changes } = diff;
  const name = NAMES[product];
  const [base = ''] = diff.to.map((spec) => spec.slice(0, spec.lastIndexOf('@')));
  const breaking = changes.filter(mayBreak);
  return [
    `---
title: 'Breaking changes: ${name} v${from} to v${to}'
description: Move a project from ${name} ${from} to ${to} step by step.
package: '${base}'
keywords: [migration, upgrade, breaking changes, codemod, v${from}, v${to}]
---`,
    `This page is for projects that use version ${from} of \`${base}\`. It compares ${diff.from.join(', ')} with ${diff.to.join(', ')}.`,
    `For every change to the API, see [${name} changes from v${from} to v${to}](/api/${product}/changes-${from}-${to}/?change=breaking).`,
    '## Update the packages',
    `\`\`\`bash npm2yarn\nnpm install ${diff.to.map((spec) => spec.replace(/@(\d[^@]*)$/, '@^$1')).join(' ')}\n\`\`\``,
    ...SECTIONS.flatMap(([heading, kinds]) => {
      const own = breaking.filter(({ change }) =>
        (kinds as readonly string[]).includes(change),
      );
      return own.length > 0
        ? [`## ${heading}`, own.map((change) => `- ${describeChange(change)}`).join('\n')]
        : [];
    }),
    '',
  ].join('\n\n');
}
