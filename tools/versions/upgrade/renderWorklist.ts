import { describeChoices, type Choice } from './choosePackages';
import { WORK_KINDS, type PageWork, type WorkItem } from './sortFindings';

/** Everything that an upgrade found. */
export interface Worklist {
  major: number;
  packages: readonly Choice[];
  /** Steps that found nothing are listed, too. */
  steps: readonly { name: string; found: number }[];
  pages: readonly PageWork[];
}

/** Renders a worklist as Markdown. */
export function renderWorklist({ major, packages, steps, pages }: Worklist): string {
  const items = pages.flatMap((page) => page.items);
  const guides = pages.filter(({ page }) => page !== null);
  return [
    `# Upgrade to ${major}`,
    `${items.length} items on ${guides.length} pages. \`npm run version:upgrade -- ${major}\` writes this file again.`,
    '## Packages',
    describeChoices(packages)
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Effort',
    table(
      ['Kind', 'Items', 'By a codemod', 'Pages'],
      WORK_KINDS.map((kind) => {
        const own = items.filter((item) => item.kind === kind);
        const codemods = own.filter(({ codemod }) => codemod !== null);
        const touched = guides.filter((page) =>
          page.items.some((item) => item.kind === kind),
        );
        return [kind, own.length, codemods.length, touched.length];
      }),
    ),
    table(
      ['Step', 'Items'],
      steps.map(({ name, found }) => [name, found]),
    ),
    ...pages.map(
      ({ page, items: own }) =>
        `## ${page ?? 'Other files'} (${own.length})\n\n${own.map(renderItem).join('\n')}`,
    ),
    '',
  ].join('\n\n');
}

function renderItem({ kind, file, line, problem, reason, codemod }: WorkItem): string {
  const place = file ? `\`${file}${line ? `:${line}` : ''}\`: ` : '';
  const said = reason
    ? `\n  - ${reason}${codemod ? ` (codemod \`${codemod}\`)` : ''}`
    : '';
  return `- [ ] ${kind}: ${place}${problem}${said}`;
}

const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
