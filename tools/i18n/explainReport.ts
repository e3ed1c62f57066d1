import type { LanguageReport } from '../../content/translations/compareLanguage';
import type { ComparedPage, PageFolders } from '../../content/translations/comparePage';
import { explainSection, type ExplainedSection } from './explainSection';

/** A report whose sections say what changed in English. */
export interface ExplainedReport extends Omit<LanguageReport, 'pages'> {
  pages: (Omit<ComparedPage, 'sections'> & { sections: ExplainedSection[] })[];
}

/** Looks up in the history what changed in every outdated section. */
export const explainReport = (
  report: LanguageReport,
  folders: PageFolders,
  siteDir: string,
): ExplainedReport => ({
  ...report,
  pages: report.pages.map(({ id, state, sections }) => ({
    id,
    state,
    sections: sections.map((each) => explainSection(id, each, folders, siteDir)),
  })),
});
