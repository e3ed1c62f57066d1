import type { LanguageReport } from '../../content/translations/compareLanguage';
import type { ComparedPage, PageFolders } from '../../content/translations/comparePage';
import { explainSection, type ExplainedSection } from './explainSection';
import { toPageName } from './readPageId';

/**
 * A report with the English changes of outdated sections, and with the pages named by
 * their folders, as commands name them.
 */
export interface ExplainedReport extends Omit<LanguageReport, 'pages'> {
  pages: (Omit<ComparedPage, 'sections'> & { sections: ExplainedSection[] })[];
}

/** Looks up the changes of all outdated sections in the history. */
export const explainReport = (
  report: LanguageReport,
  folders: PageFolders,
  siteDir: string,
): ExplainedReport => ({
  ...report,
  pages: report.pages.map(({ id, state, sections }) => ({
    id: toPageName(id),
    state,
    sections: sections.map((each) => explainSection(id, each, folders, siteDir)),
  })),
});
