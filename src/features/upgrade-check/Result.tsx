import Link from '@docusaurus/Link';
import { useCopied } from '../../components/copyFeedback';
import { createReportTexts } from './createReportTexts';
import { LEVELS, type FileReport, type Level } from './engine/model';
import {
  countFindings,
  describeFinding,
  getCodemod,
  getNote,
  renderReport,
  type FindAdvice,
} from './engine/renderReport';
import type { ReportTexts } from './engine/reportTexts';
import { InlineMarkdown } from './InlineMarkdown';
import { labels } from './labels';
import { Problems, Undecided } from './Places';
import { getKey, saveReport, type SavedReport } from './savedReport';
import styles from './styles.module.css';

interface ResultProps {
  report: SavedReport;
  /** The majors before and after. */
  step: { from: string; to: string };
  findAdvice: FindAdvice;
}

/** What the check found, as a checklist; it can be copied as Markdown. */
export function Result({ report, step, findAdvice }: ResultProps) {
  const [copied, copy] = useCopied();
  const texts = createReportTexts();
  const { reports, done } = report;
  const { findings } = countFindings(reports);
  const onToggle = (key: string): void => {
    const rest = done.filter((each) => each !== key);
    const isDone = rest.length < done.length;
    saveReport({ reports, done: isDone ? rest : [...rest, key] });
  };
  const list = { texts, findAdvice, done: new Set(done), onToggle };
  const toMarkdown = (): string =>
    renderReport(reports, step, {
      texts,
      findAdvice: (finding) => {
        const advice = findAdvice(finding);
        // A copy is read elsewhere.
        return advice && { ...advice, href: `${window.location.origin}${advice.href}` };
      },
    });
  return (
    <section data-upgrade-result="">
      {findings > 0 && <p>{labels.done(done.length, findings)}</p>}
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--secondary"
          aria-live="polite"
          onClick={() => void copy(toMarkdown())}
        >
          {copied ? labels.copied() : labels.copy()}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => saveReport(null)}
        >
          {labels.clear()}
        </button>
      </div>
      {LEVELS.map((level) => (
        <LevelFindings key={level} level={level} reports={reports} {...list} />
      ))}
      <Undecided reports={reports} texts={texts} />
      <Problems reports={reports} texts={texts} />
    </section>
  );
}

interface ListProps {
  texts: ReportTexts;
  findAdvice: FindAdvice;
  done: ReadonlySet<string>;
  /** Marks a finding as done, or no longer. */
  onToggle: (key: string) => void;
}

interface LevelProps extends ListProps {
  level: Level;
  reports: readonly FileReport[];
}

/** The findings of one level, by file. Only those that break code are open at first. */
function LevelFindings({ level, reports, ...list }: LevelProps) {
  const files = reports
    .map(({ file, findings }) => ({
      file,
      findings: findings.filter((each) => each.level === level),
    }))
    .filter(({ findings }) => findings.length > 0);
  if (files.length === 0) return null;
  const count = files.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <details className={styles.level} open={level === 'breaks'} data-level={level}>
      <summary>
        {list.texts.levels[level]} ({count})
      </summary>
      {files.map(({ file, findings }) => (
        <div key={file}>
          <h4 className={styles.file} translate="no" dir="ltr">
            {file}
          </h4>
          <ul className={styles.list}>
            {findings.map((finding) => (
              <FindingItem
                key={getKey(file, finding)}
                itemKey={getKey(file, finding)}
                finding={finding}
                {...list}
              />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

interface FindingItemProps extends ListProps {
  itemKey: string;
  finding: FileReport['findings'][number];
}

function FindingItem({ itemKey, finding, texts, findAdvice, ...list }: FindingItemProps) {
  const advice = findAdvice(finding);
  const codemod = getCodemod(finding);
  const text = advice?.text || getNote(finding);
  return (
    <li>
      <label className={styles.item}>
        <input
          type="checkbox"
          checked={list.done.has(itemKey)}
          onChange={() => list.onToggle(itemKey)}
        />
        <span>
          <span className={styles.lines}>{texts.lines(finding.lines.join(', '))}</span>{' '}
          <InlineMarkdown text={describeFinding(finding, texts)} />
        </span>
      </label>
      <div className={styles.advice}>
        {text && (
          <p>
            <InlineMarkdown text={text} />
          </p>
        )}
        {codemod && (
          <p>
            {texts.codemod}:{' '}
            <code translate="no" dir="ltr">
              {codemod}
            </code>
          </p>
        )}
        {advice && <Link to={advice.href}>{texts.guide}</Link>}
      </div>
    </li>
  );
}
