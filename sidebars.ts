import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildApiSidebars } from './site/nav/buildApiSidebars';
import { buildSidebar } from './site/nav/buildSidebar';
import { listPageIds } from './site/nav/listPageIds';
import { validateNav } from './site/nav/validateNav';
import { readBuildLanguage } from './src/config/languages';
import { getApiSidebarLabels } from './src/config/menus';
import { getSiteLabels } from './src/lib/getSiteLabels';
import { nav, navSources, titlesZh } from './src/nav';

validateNav(navSources, titlesZh);

const language = readBuildLanguage(process.env);
const docsDir = path.join(__dirname, 'docs');

const sidebars: SidebarsConfig = {
  docs: buildSidebar(nav, {
    pageIds: listPageIds(docsDir),
    translatedTitles: language === 'zh' ? titlesZh : {},
  }),
  ...buildApiSidebars(docsDir, getApiSidebarLabels(getSiteLabels(language))),
};

export default sidebars;
