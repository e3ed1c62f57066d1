/**
 * `npm run docs:coverage`: lists entries and props of the reference that no guide or demo
 * mentions. `-- --json` is for tools; `-- --accept` stores the current state as the
 * baseline for `npm test`.
 */
import fs from 'node:fs';
import { runCommand } from '../cli/runCommand';
import { findLosses, GATE_FILE, readGate, toGate } from '../docs-coverage/gate';
import type { Count } from '../docs-coverage/measureCoverage';
import { readCoverage } from '../docs-coverage/readCoverage';

const show = ({ named, total }: Count): string =>
  `${named} of ${total} (${((100 * named) / total).toFixed(1)} %)`;

runCommand(
  (flags) => {
    const coverage = readCoverage();
    if (flags.includes('--json')) {
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
    if (flags.includes('--accept')) {
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
  },
  ['--json', '--accept'],
);
