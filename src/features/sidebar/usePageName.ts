import { translate } from '@docusaurus/Translate';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { findSection } from './sidebarItems';

interface PageLink {
  title: string;
  permalink: string;
}

/** Returns page names that include the section: many pages are called "Overview". */
export function usePageName(): (page: PageLink) => string {
  const sidebar = useDocsSidebar();
  return ({ title, permalink }) => {
    const section = sidebar ? findSection(sidebar.items, permalink) : undefined;
    if (section === undefined || section === title) return title;
    return translate(
      {
        id: 'sidebar.usePageName.name',
        message: '{section}: {page}',
        description: 'Name of the previous or next page with its section',
      },
      { section, page: title },
    );
  };
}
