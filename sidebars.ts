import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildSidebar } from './plugins/nav/buildSidebar';
import { listPageIds } from './plugins/nav/listPageIds';
import { validateNav } from './plugins/nav/validateNav';
import { readBuildLanguage } from './src/config/languages';
import { nav, navSources, titlesZh } from './src/nav';

validateNav(navSources, titlesZh);

const sidebars: SidebarsConfig = {
  docs: buildSidebar(nav, {
    pageIds: listPageIds(path.join(__dirname, 'docs')),
    translatedTitles: readBuildLanguage(process.env) === 'zh' ? titlesZh : {},
  }),
};

export default sidebars;
