import type { NavEntry, NavSource } from '../types/nav';
import { CHARTS } from './charts';
import { COMMON_CONCEPTS } from './commonConcepts';
import { DATA_GRID } from './dataGrid';
import { DESIGN_SYSTEM } from './designSystem';
import { INTRODUCTION, WHATS_NEW } from './introduction';
import { MIGRATION } from './migration';
import { PICKERS } from './datePickers';
import { TREE_VIEW } from './treeView';

/** The navigation by source file, in display order. */
export const navSources: NavSource[] = [
  { file: 'src/nav/introduction.ts', entries: [WHATS_NEW, INTRODUCTION] },
  { file: 'src/nav/commonConcepts.ts', entries: [COMMON_CONCEPTS] },
  { file: 'src/nav/dataGrid', entries: [DATA_GRID] },
  { file: 'src/nav/datePickers.ts', entries: [PICKERS] },
  { file: 'src/nav/charts.ts', entries: [CHARTS] },
  { file: 'src/nav/treeView.ts', entries: [TREE_VIEW] },
  { file: 'src/nav/designSystem.ts', entries: [DESIGN_SYSTEM] },
  { file: 'src/nav/migration.ts', entries: [MIGRATION] },
];

/** The whole navigation tree: the single source of sidebars, menu titles and badges. */
export const nav: NavEntry[] = navSources.flatMap((source) => source.entries);
