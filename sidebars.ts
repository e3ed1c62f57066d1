import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildApiSidebars } from './site/nav/buildApiSidebars';
import { buildSidebar } from './site/nav/buildSidebar';
import { listPageIds } from './site/nav/listPageIds';
import { readTitles } from './site/nav/readTitles';
import { validateNav } from './site/nav/validateNav';
import { getSiteLabels } from './site/texts/getSiteLabels';
import { readBuildLanguage } from './src/config/languages';
import { getApiSidebarLabels } from './src/config/menus';
import { nav, navSources } from './src/nav';

validateNav(navSources);

const language = readBuildLanguage(process.env);
const docsDir = path.join(__dirname, 'docs');

const sidebars: SidebarsConfig = {
  docs: buildSidebar(nav, {
    pageIds: listPageIds(docsDir),
    translatedTitles: readTitles(language),
  }),
  ...buildApiSidebars(docsDir, getApiSidebarLabels(getSiteLabels(language))),
};

export default sidebars;
