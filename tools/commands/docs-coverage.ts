import fs from 'node:fs';
import path from 'node:path';
import { findPageProblems } from '../../content/nav/findPageProblems';
import { SITE_DIR } from '../../content/paths/siteDir';
import { nav } from '../../src/nav';
import type { Given } from '../cli/parseCommand';
import { findLosses, GATE_FILE, readGate, toGate } from '../docs-coverage/gate';
import type { Count } from '../docs-coverage/measureCoverage';
import { readCoverage } from '../docs-coverage/readCoverage';
import { getNavStatus } from '../nav/getNavStatus';

const show = ({ named, total }: Count): string =>
  `${named} of ${total} (${((100 * named) / total).toFixed(1)} %)`;

export function run({ values }: Given<'docs:coverage'>): void {
  if (values.pages) return showPages(values.json);
  const coverage = readCoverage();
  if (values.json) {
    console.log(JSON.stringify(coverage, null, 2));
  } else {
    console.table(
      Object.fromEntries(
        coverage.map(({ product, entries, props, withoutPage }) => [
          product,
          {
            'entries named': show(entries),
            'props named': show(props),
            'exports without a page': withoutPage.length,
          },
        ]),
      ),
    );
    for (const { product, entries, props } of coverage) {
      console.log(`\n${product}, entries not named: ${entries.unnamed.join(', ')}`);
      console.log(`${product}, props not named: ${props.unnamed.join(', ')}`);
    }
  }
  if (values.accept) {
    const losses = fs.existsSync(GATE_FILE) ? findLosses(coverage, readGate()) : [];
    if (losses.length > 0) {
      console.error(
        `Nothing was accepted: guides named these before, and none does now:\n${losses.join('\n')}`,
      );
      process.exitCode = 1;
    } else {
      fs.writeFileSync(GATE_FILE, `${JSON.stringify(toGate(coverage), null, 2)}\n`);
    }
  }
}

function showPages(isJson = false): void {
  const docsDir = path.join(SITE_DIR, 'docs');
  const status = getNavStatus(docsDir, nav);
  if (isJson) {
    console.log(JSON.stringify(status, null, 2));
  } else {
    console.log(
      `${status.present} of ${status.total} pages exist. Missing: ${status.missing.length}.`,
    );
    status.missing.forEach(({ pathname, title }) =>
      console.log(`  ${pathname}  ${title}`),
    );
  }
  // Missing pages are open work; pages that contradict the navigation are errors.
  const problems = findPageProblems(docsDir, nav);
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) process.exitCode = 1;
}
