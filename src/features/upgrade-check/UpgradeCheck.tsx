import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import steps from '@generated/upgrade-check/default/steps.json';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { BASE_URLS, type Language } from '../../config/languages';
import { REDUCED_MOTION_QUERY } from '../../config/shell';
import { MAX_PASTED } from '../../config/upgradeCheck';
import { PartBoundary } from '../../components/PartBoundary';
import { getChangesPath } from '../../lib/apiPaths';
import { addBase } from '../../lib/basePath';
import type { ChosenFile } from './checkSources';
import { FileFields } from './FileFields';
import { createReportTexts } from './createReportTexts';
import { createAdvice } from './engine/createAdvice';
import { describeCount, describeVerdict } from './engine/renderReport';
import { labels } from './labels';
import { Result } from './Result';
import { useSavedReport, type SavedReport } from './savedReport';
import styles from './styles.module.css';
import { useUpgradeCheck } from './useUpgradeCheck';

/** The changes are published with the English site only. */
const URLS = steps.map(
  ({ product, from, to }) => `${BASE_URLS.en}${getChangesPath(product, from, to)}`,
);

/**
 * Checks code of the reader against the changes since the previous major, in a worker.
 * Nothing is sent anywhere.
 */
export default function UpgradeCheck() {
  const { i18n } = useDocusaurusContext();
  const report = useSavedReport();
  const { progress, hasFailed, check } = useUpgradeCheck(URLS);
  const [isEmpty, setEmpty] = useState(false);
  const [started, setStarted] = useState(0);
  const start = (files: readonly ChosenFile[]): void => {
    setStarted(started + 1);
    setEmpty(files.length === 0);
    if (files.length > 0) check(files);
  };
  const shown = progress || isEmpty || hasFailed ? null : report;
  const { answer, heading } = useAnswerInView(started, progress !== undefined);
  return (
    <div data-upgrade-check="">
      <p className={styles.private}>{labels.private()}</p>
      <noscript>
        <p>{labels.noScript()}</p>
      </noscript>
      <div className={styles.inputs} data-scripted="">
        <FileFields onChoose={start} />
        <PasteForm onSubmit={(text) => start([toFile(text)])} />
      </div>
      <div ref={answer}>
        {progress && (
          <label className={styles.running}>
            {labels.running(progress.done, progress.total)}
            <progress value={progress.done} max={progress.total} />
          </label>
        )}
        {shown && <h3 ref={heading}>{labels.result()}</h3>}
        <div role="status" className={styles.status}>
          {isEmpty && <p>{labels.noFiles()}</p>}
          {hasFailed && <p>{labels.failed()}</p>}
          {shown && <Summary report={shown} />}
        </div>
      </div>
      {shown && (
        <PartBoundary>
          <Result
            report={shown}
            step={{ from: String(steps[0]?.from), to: String(steps[0]?.to) }}
            findAdvice={createAdvice(steps, (path) =>
              addBase(path, i18n.currentLocale as Language),
            )}
          />
        </PartBoundary>
      )}
    </div>
  );
}

/**
 * Scrolls to the answer of a check that the reader started: it is below the fields, and
 * often below the window. A stored report does not scroll the page.
 * @param started how many checks the reader started
 * @returns refs to the answer and to the heading of a result in it
 */
function useAnswerInView(started: number, isRunning: boolean) {
  const answer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (started === 0) return;
    const { matches: isReduced } = window.matchMedia(REDUCED_MOTION_QUERY);
    const behavior = isReduced ? 'instant' : 'smooth';
    // A result continues below its heading; other answers are short.
    if (heading.current) heading.current.scrollIntoView({ behavior, block: 'start' });
    else answer.current?.scrollIntoView({ behavior, block: 'nearest' });
  }, [started, isRunning]);
  return { answer, heading };
}

function Summary({ report: { reports } }: { report: SavedReport }) {
  const texts = createReportTexts();
  const verdict = describeVerdict(reports, texts);
  return (
    <>
      <p>{describeCount(reports, texts)}</p>
      {verdict && <p>{verdict}</p>}
    </>
  );
}

const toFile = (text: string): ChosenFile => ({
  file: 'pasted.tsx',
  size: text.length,
  read: () => Promise.resolve(text),
});

function PasteForm({ onSubmit }: { onSubmit: (text: string) => void }) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('code');
    if (typeof text === 'string' && text.trim() !== '') onSubmit(text);
  };
  return (
    <form onSubmit={submit} className={styles.paste}>
      <label htmlFor={id}>{labels.paste()}</label>
      <textarea
        id={id}
        name="code"
        rows={8}
        maxLength={MAX_PASTED}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        translate="no"
        required
      />
      <button type="submit" className="button button--primary">
        {labels.check()}
      </button>
    </form>
  );
}
