import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import steps from '@generated/upgrade-check/default/steps.json';
import { useId, useState, type FormEvent } from 'react';
import { BASE_URLS, type Language } from '../../config/languages';
import { MAX_PASTED } from '../../config/upgradeCheck';
import { PartBoundary } from '../../components/PartBoundary';
import { getChangesPath } from '../../lib/apiPaths';
import { addBase } from '../../lib/basePath';
import type { ChosenFile } from './checkSources';
import { FileFields } from './FileFields';
import { createReportTexts } from './createReportTexts';
import { createAdvice } from './engine/createAdvice';
import { countFindings } from './engine/renderReport';
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
  const start = (files: readonly ChosenFile[]): void => {
    setEmpty(files.length === 0);
    if (files.length > 0) check(files);
  };
  const shown = progress || isEmpty || hasFailed ? null : report;
  return (
    <div data-upgrade-check="">
      <p className={styles.private}>{labels.private()}</p>
      <div className={styles.inputs}>
        <FileFields onChoose={start} />
        <PasteForm onSubmit={(text) => start([toFile(text)])} />
      </div>
      {progress && (
        <label className={styles.running}>
          {labels.running(progress.done, progress.total)}
          <progress value={progress.done} max={progress.total} />
        </label>
      )}
      {shown && <h3>{labels.result()}</h3>}
      <p role="status" className={styles.status}>
        {isEmpty && labels.noFiles()}
        {hasFailed && labels.failed()}
        {shown && summarize(shown)}
      </p>
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

function summarize({ reports }: SavedReport): string {
  const { findings, breaking } = countFindings(reports);
  return createReportTexts().count(reports.length, findings, breaking);
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
