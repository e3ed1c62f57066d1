import type { ProductShare } from '../../content/translations/compareLanguage';
import { TEXT_KINDS, type TextKind } from '../../content/translations/listEnglishTexts';
import { LANGUAGE_TABLE, type Language } from '../../src/config/languages';
import type { ExplainedSection } from './explainSection';
import type { ExplainedReport } from './explainReport';

const HEADS = ['', 'pages', 'translated', 'started', 'outdated', 'missing', '%'];

/** Text for each state of a section. */
const STATE_TEXTS: Record<ExplainedSection['state'], string> = {
  current: '',
  outdated: 'English has changed',
  untranslated: 'still in English',
  unmarked: 'not marked as translated',
  missing: 'not there yet',
  gone: 'English has no such section any more',
};

/** Renders the status of a translation as text. */
export function renderStatus(language: Language, report: ExplainedReport): string {
  const pagesOf = (state: string) => report.pages.filter((page) => page.state === state);
  const listSections = (state: string) =>
    pagesOf(state).flatMap(({ id, sections }) => [
      `  ${id}`,
      ...sections.flatMap(renderSection),
    ]);
  return [
    `${LANGUAGE_TABLE[language].name} (${language})`,
    '',
    ...renderTable([...report.products, report.all]),
    ...block('Started pages, by sections', listSections('started')),
    ...block('Outdated pages, by sections', listSections('outdated')),
    ...block(
      'Missing pages',
      pagesOf('missing').map(({ id }) => `  ${id}`),
    ),
    ...block(
      'Translations of pages that are gone',
      pagesOf('orphaned').map(({ id }) => `  ${id}`),
    ),
    ...(Object.keys(TEXT_KINDS) as TextKind[]).flatMap((kind) =>
      renderTexts(kind, report, language),
    ),
  ].join('\n');
}

function renderTable(rows: readonly ProductShare[]): string[] {
  const cells = [
    HEADS,
    ...rows.map(({ product, total, translated, started, outdated, missing, percent }) =>
      [product, total, translated, started, outdated, missing, percent].map(String),
    ),
  ];
  const widths = HEADS.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

function renderSection({ key, state, heading, diff }: ExplainedSection): string[] {
  const title = heading ? `#${key} (${heading})` : key;
  const unknown = state === 'outdated' && diff === undefined;
  return [
    `    ${title}: ${STATE_TEXTS[state]}${unknown ? '; the Git history does not say what' : ''}`,
    ...(diff ? diff.split('\n').map((line) => `      ${line}`) : []),
  ];
}

function renderTexts(
  kind: TextKind,
  { texts, textTotals }: ExplainedReport,
  language: Language,
): string[] {
  const own = texts.filter((text) => text.kind === kind);
  const count = own.filter(
    ({ state }) => state === 'missing' || state === 'outdated',
  ).length;
  const lines = own.map(({ key, state, english, was }) =>
    state === 'outdated'
      ? `  ${key}: outdated; "${was}" is now "${english}"`
      : `  ${key}: ${state}${english ? `; "${english}"` : ''}`,
  );
  return [
    '',
    `${kind} (${TEXT_KINDS[kind]}): ${textTotals[kind] - count} of ${textTotals[kind]} are translated`,
    ...lines,
    ...(own.some(({ state }) => state === 'unmarked')
      ? [
          '  unmarked: translated, but not marked as translated, so changes of the English text go',
          '  unnoticed. Compare the translation with the English text, then:',
          `  npm run i18n:done -- ${kind} ${language} <key>`,
        ]
      : []),
  ];
}

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines];
