import type { ApiChange, ProductDiff } from '../../../types/apiChange';
import { LEVELS, type FileReport, type Finding } from './model';
import type { ReportTexts } from './reportTexts';

/** What the migration guide says about a change. */
export interface Advice {
  /** Markdown; may be empty. */
  text: string;
  /** Address of the section. */
  href: string;
}

export type FindAdvice = (finding: Finding) => Advice | undefined;

/** Longer types are cut, in characters. */
const MAX_TYPE = 100;
/** What remains before a difference, in characters. */
const CONTEXT = 30;

const code = (text: string): string => `\`${text.replace(/`/g, "'")}\``;

const cut = (text: string): string =>
  text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE)}…` : text;

/** Cuts two types, and what both begin with, so that the difference remains. */
function cutBoth(types: readonly [string, string]): [string, string] {
  const [from, to] = types.map((type) => type.replace(/\s+/g, ' ').trim());
  let same = 0;
  while (same < from!.length && from![same] === to![same]) same += 1;
  const isSeen = same < MAX_TYPE - CONTEXT;
  const print = (type: string): string =>
    isSeen ? cut(type) : `…${cut(type.slice(same - CONTEXT))}`;
  return [print(from!), print(to!)];
}

/** The command of the codemod that makes a change; undefined if there is none. */
export function getCodemod({ change }: Finding): string | undefined {
  const [, name, major] = /^codemod (v(\d+)\S+)$/.exec(change.note ?? '') ?? [];
  return name && `npx @mui/x-codemod@${major} ${name} src`;
}

/** Says in one sentence, as Markdown, what changed. */
export function describeFinding({ change, owners }: Finding, texts: ReportTexts): string {
  if (change.change === 'added' || change.change === 'now optional') return '';
  const { from, to } = change;
  const name = code(change.name);
  const whole =
    owners.length > 0 ? texts.member(name, owners.map(code).join(', ')) : name;
  if (change.change === 'type changed' && (from === null || to === null))
    return texts.unknownType(whole);
  if (isReused(change)) return texts.reused(name, code(from!), code(to!));
  const [before, after] = cutBoth([from ?? '–', to ?? '–']);
  return texts.changes[change.change](whole, code(before), code(after));
}

/** Whether the old path of a module is now for other versions of a library. */
const isReused = ({ change, name, from, to }: ApiChange): boolean =>
  change === 'renamed' && name.includes('/') && from !== null && to !== null;

/** What the packages say about a change; empty if they say nothing. */
export const getNote = ({ change: { note } }: Finding): string =>
  note === null || note.startsWith('codemod ')
    ? ''
    : note
        .replace(/\{@link (\S+) ([^}]*)\}/g, '$2')
        .replace(/\s+/g, ' ')
        .trim();

/** The major of the packages in a list such as `@mui/x-charts@7.29.1`. */
const getMajor = (packages: readonly string[]): string =>
  /@(\d+)\.[^@]*$/.exec(packages[0] ?? '')?.[1] ?? '';

/** The majors before and after the changes. */
export const getStep = (diffs: readonly ProductDiff[]): { from: string; to: string } => ({
  from: getMajor(diffs[0]?.from ?? []),
  to: getMajor(diffs[0]?.to ?? []),
});

/** Counts the findings of files, and those that break code. */
export function countFindings(reports: readonly FileReport[]) {
  const findings = reports.flatMap((report) => report.findings);
  return {
    findings: findings.length,
    breaking: findings.filter(({ level }) => level === 'breaks').length,
  };
}

const countChecked = (reports: readonly FileReport[]): number =>
  reports.filter(({ problem }) => !problem).length;

/** Says how many files were checked, and what was found. */
export function describeCount(
  reports: readonly FileReport[],
  texts: ReportTexts,
): string {
  const { findings, breaking } = countFindings(reports);
  return texts.count(countChecked(reports), findings, breaking);
}

/**
 * Says that nothing concerns the code, or why this is not known. Empty if something was
 * found, or if files could not be checked.
 */
export function describeVerdict(
  reports: readonly FileReport[],
  texts: ReportTexts,
): string {
  if (countFindings(reports).findings > 0 || countChecked(reports) === 0) return '';
  if (reports.every(({ problem, lacksImports }) => problem ?? lacksImports))
    return texts.noImports;
  return reports.every(({ problem, undecided }) => !problem && undecided.length === 0)
    ? texts.clean
    : '';
}

/** Renders a report as Markdown, with a box for each task. */
export function renderReport(
  reports: readonly FileReport[],
  step: { from: string; to: string },
  { texts, findAdvice }: { texts: ReportTexts; findAdvice: FindAdvice },
): string {
  const parts = [`# ${texts.title(step.from, step.to)}`, describeCount(reports, texts)];
  const verdict = describeVerdict(reports, texts);
  if (verdict !== '') parts.push(verdict);
  for (const level of LEVELS) {
    const files = reports.flatMap(({ file, findings: all }) => {
      const items = all
        .filter((each) => each.level === level)
        .map((each) => renderItem(each, texts, findAdvice(each)));
      return items.length > 0 ? [`### ${file}\n\n${items.join('\n')}`] : [];
    });
    if (files.length > 0) parts.push(`## ${texts.levels[level]}`, ...files);
  }
  const undecided = reports.flatMap(({ file, undecided: all }) =>
    all.map(
      ({ reason, name, line }) =>
        `- [ ] ${file}:${line}: ${texts.undecided[reason](code(name))}`,
    ),
  );
  if (undecided.length > 0)
    parts.push(`## ${texts.undecidedTitle}`, undecided.join('\n'));
  const problems = reports.flatMap(({ file, problem }) =>
    problem
      ? [
          `- ${file}${problem.line ? `:${problem.line}` : ''}: ${texts.problems[problem.kind]}`,
        ]
      : [],
  );
  if (problems.length > 0) parts.push(`## ${texts.problemsTitle}`, problems.join('\n'));
  return `${parts.join('\n\n')}\n`;
}

function renderItem(
  finding: Finding,
  texts: ReportTexts,
  advice: Advice | undefined,
): string {
  const codemod = getCodemod(finding);
  return [
    `- [ ] ${texts.lines(finding.lines.join(', '))}: ${describeFinding(finding, texts)}`,
    endSentence(advice?.text || getNote(finding)),
    codemod && `${texts.codemod}: ${code(codemod)}.`,
    advice && `[${texts.guide}](${advice.href})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The heading of a section is advice, too. */
const endSentence = (text: string): string => text.replace(/[\w`)]$/, '$&.');
