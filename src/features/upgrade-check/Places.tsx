import type { FileReport } from './engine/model';
import type { ReportTexts } from './engine/reportTexts';
import { InlineMarkdown } from './InlineMarkdown';
import styles from './styles.module.css';

interface ReportsProps {
  reports: readonly FileReport[];
  texts: ReportTexts;
}

/** Code that the check cannot follow. */
export function Undecided({ reports, texts }: ReportsProps) {
  const places = reports.flatMap(({ file, undecided }) =>
    undecided.map(({ reason, name, line }) => ({
      place: `${file}:${line}`,
      text: texts.undecided[reason](`\`${name}\``),
    })),
  );
  return <Places title={texts.undecidedTitle} places={places} kind="undecided" />;
}

/** Files that were not checked. */
export function Problems({ reports, texts }: ReportsProps) {
  const places = reports.flatMap(({ file, problem }) =>
    problem
      ? [
          {
            place: problem.line ? `${file}:${problem.line}` : file,
            text: texts.problems[problem.kind],
          },
        ]
      : [],
  );
  return <Places title={texts.problemsTitle} places={places} kind="problems" />;
}

interface PlacesProps {
  title: string;
  places: readonly { place: string; text: string }[];
  kind: string;
}

function Places({ title, places, kind }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <details className={styles.level} open data-level={kind}>
      <summary>
        {title} ({places.length})
      </summary>
      <ul>
        {places.map(({ place, text }) => (
          <li key={`${place} ${text}`}>
            <span translate="no" dir="ltr" className={styles.lines}>
              {place}
            </span>{' '}
            <InlineMarkdown text={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}
