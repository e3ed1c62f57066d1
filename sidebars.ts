import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildSidebar } from './content/nav/buildSidebar';
import { listPageIds } from './content/nav/listPageIds';
import { readPlans } from './content/nav/readPlans';
import { readTitles } from './content/nav/readTitles';
import { validateNav } from './content/nav/validateNav';
import { readBuildLanguage } from './src/config/languages';
import { nav, navSources } from './src/nav';

validateNav(navSources);

const language = readBuildLanguage(process.env);
const docsDir = path.join(__dirname, 'docs');

const sidebars: SidebarsConfig = {
  docs: buildSidebar(nav, {
    pageIds: listPageIds(docsDir),
    translatedTitles: readTitles(language),
    plans: readPlans(docsDir),
  }),
};

export default sidebars;
