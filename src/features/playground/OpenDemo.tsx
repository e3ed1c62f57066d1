import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { PageBar } from '../../components/PageBar';
import { useJson } from '../../components/useJson';
import { LANGUAGE_TABLE, toLanguage } from '../../config/languages';
import { STYLING_NAMES } from '../../config/preferences';
import { toWords } from '../../lib/toWords';
import {
  CODE_VARIANTS,
  STYLINGS,
  type CodeVariant,
  type DemoCode,
  type Styling,
} from '../../types/demo';
import { useCodePreferences, useDemoScheme, useDirection } from '../preferences';
import { Choice } from './Choice';
import { DraftBoundary } from './DraftBoundary';
import { CopyButton } from './CopyButton';
import { ShareButton } from './ShareButton';
import { getPageOfDemo } from './demoIds';
import { Loading } from './Loading';
import { pageLabels } from './pageLabels';
import type { PlaygroundQuery } from './playgroundQuery';
import type { Appearance } from './protocol';
import { useSharedCode, type Notice } from './useSharedCode';
import { Workspace } from './Workspace';
import styles from './playground.module.css';

export interface OpenDemoProps {
  id: string;
  /** Addresses of the demo's code. */
  variants: Partial<Record<Styling, string>>;
  query: PlaygroundQuery;
  onChange: (query: PlaygroundQuery, keepsCode: boolean) => void;
  /** Controls of the site, at the end of the bar. */
  siteTools: ReactNode;
}

/** The playground with one demo: its options, editor and preview. */
export function OpenDemo({ id, variants, query, onChange, siteTools }: OpenDemoProps) {
  const preferred = useCodePreferences();
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  const { i18n } = useDocusaurusContext();
  const stylings = STYLINGS.filter((each) => variants[each]);
  const styling =
    stylings.find((each) => each === (query.styling ?? preferred.codeStyling)) ??
    stylings[0]!;
  const language = query.code ?? preferred.codeVariant;
  const scheme = query.scheme ?? siteScheme;
  const direction = query.dir ?? siteDirection;
  const { value: code, attempt } = useJson<DemoCode>(useBaseUrl(`/${variants[styling]}`));
  const name = id.split('/').at(-1)!;
  const start = useBaseUrl('/playground/');
  return (
    <>
      <PageBar back={{ path: getPageOfDemo(id), label: pageLabels.toPage() }}>
        <a href={start}>{pageLabels.toTemplates()}</a>
        {siteTools}
      </PageBar>
      <main className={styles.page} aria-busy={!code && attempt.failures === 0}>
        <div className={styles.header}>
          <h1 className={styles.title}>{toWords(name)}</h1>
          <div className={styles.switches}>
            <Choice
              label={pageLabels.language()}
              options={CODE_VARIANTS.map((value) => ({
                value,
                label: value.toUpperCase(),
              }))}
              value={language}
              onChange={(value) => onChange({ ...query, code: value }, false)}
            />
            {stylings.length > 1 && (
              <Choice
                label={pageLabels.styling()}
                options={stylings.map((value) => ({
                  value,
                  label: STYLING_NAMES[value],
                }))}
                value={styling}
                onChange={(value) => onChange({ ...query, styling: value }, false)}
              />
            )}
            <Choice
              label={pageLabels.scheme()}
              options={[
                { value: 'light', label: pageLabels.light() },
                { value: 'dark', label: pageLabels.dark() },
              ]}
              value={scheme}
              onChange={(value) => onChange({ ...query, scheme: value }, true)}
            />
            <Choice
              label={pageLabels.direction()}
              options={[
                { value: 'ltr', label: 'LTR', name: pageLabels.ltr() },
                { value: 'rtl', label: 'RTL', name: pageLabels.rtl() },
              ]}
              value={direction}
              onChange={(value) => onChange({ ...query, dir: value }, true)}
            />
          </div>
        </div>
        {!code && <Loading attempt={attempt} failure={pageLabels.noCode()} />}
        {code && (
          <Editing
            key={`${styling} ${language}`}
            id={id}
            name={name}
            code={code}
            language={language}
            appearance={{
              scheme,
              direction,
              language: LANGUAGE_TABLE[toLanguage(i18n.currentLocale)].htmlLang,
            }}
          />
        )}
      </main>
    </>
  );
}

interface EditingProps {
  id: string;
  name: string;
  code: DemoCode;
  language: CodeVariant;
  appearance: Appearance;
}

function Editing({ id, name, code, language, appearance }: EditingProps) {
  const originals = useMemo(
    () => code.files[language].map((file) => ({ name: file.name, code: file.code })),
    [code, language],
  );
  const [isTooLong, setTooLong] = useState(false);
  const edited = useRef(originals);
  const { start, notice, onSettle, isReady } = useSharedCode(originals, setTooLong);
  if (!isReady) return <Loading />;
  const variant = `${id}/${originals[0]!.name}`;
  const shown = isTooLong ? 'too-long' : notice;
  return (
    <>
      <div role="status">
        {shown && (
          <p className={styles.notice} data-playground-notice={shown}>
            {describeNotice(shown)}
          </p>
        )}
      </div>
      <DraftBoundary id={variant} originals={originals} start={start}>
        {(initial) => (
          <Workspace
            id={variant}
            name={name}
            originals={originals}
            start={initial}
            appearance={appearance}
            layout="wide"
            onChange={(files) => {
              edited.current = files;
            }}
            onSettle={onSettle}
            tools={
              <>
                <CopyButton getFiles={() => edited.current} />
                <ShareButton
                  getLink={async () => window.location.href}
                  disabled={isTooLong}
                />
              </>
            }
          />
        )}
      </DraftBoundary>
    </>
  );
}

function describeNotice(notice: Notice): string {
  if (notice === 'damaged') return pageLabels.damaged();
  if (notice === 'oversized') return pageLabels.oversized();
  return pageLabels.tooLong();
}
