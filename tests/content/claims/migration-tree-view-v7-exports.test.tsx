/**
 * Claims of the guide from 7 to 8, tested with both versions.
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import { claim } from '../../support/content/claim';
import { loadPackage, resolvePackage } from '../../support/content/readPackage';

const V7 = '@mui/x-tree-view@7';
const V8 = '@mui/x-tree-view';

const partsOf = (name: string) => loadPackage(name);
const namesOf = (name: string) => Object.keys(partsOf(name));

const readFile = (name: string, file: string) =>
  fs.readFileSync(path.join(resolvePackage(name), file), 'utf8');

interface Manifest {
  version: string;
  peerDependencies: object;
}
const readManifest = (name: string) =>
  JSON.parse(readFile(name, 'package.json')) as Manifest;

claim(
  'the versions that the page compares have the same peer dependencies',
  {
    'migration/migration-tree-view-v7': [
      'It compares version 7.29.10 with version 8.29.3.',
      'Their ranges are the same as in version 7: React 17, 18, or 19, and Material UI 5 (5.15.14 or later), 6, or 7.',
    ],
  },
  () => {
    const [old, current] = [readManifest(V7), readManifest(V8)];
    expect([old.version, current.version]).toEqual(['7.29.10', '8.29.3']);
    expect(current.peerDependencies).toEqual(old.peerDependencies);
  },
);

claim(
  'removed names, and their replacements',
  {
    'migration/migration-tree-view-v7': [
      'All names and import paths lose the "2".',
      'ContentComponent, ContentProps, and useTreeItemState() are gone.',
      'TreeView was deprecated in version 7.',
      'These exports were internal and have no replacement:',
      'RICH_TREE_VIEW_PLUGINS, RichTreeViewPluginParameters, RichTreeViewPluginSlots, RichTreeViewPluginSlotProps, TreeItemContentClassKey, and unstable_resetCleanupTracking().',
    ],
  },
  () => {
    const old = namesOf(V7);
    const current = namesOf(V8);
    const gone = old.filter((name) => !current.includes(name)).sort();
    const renamed = gone.filter((name) => /TreeItem2/.test(name));
    expect(gone.filter((name) => !renamed.includes(name))).toEqual([
      'RICH_TREE_VIEW_PLUGINS',
      'TreeView',
      'getTreeViewUtilityClass',
      'treeViewClasses',
      'unstable_resetCleanupTracking',
      'useTreeItemState',
    ]);
    expect(renamed.length).toBeGreaterThan(10);
    for (const name of renamed)
      expect(current).toContain(name.replace('unstable_', '').replace('2', ''));
    for (const name of ['simpleTreeViewClasses', 'getSimpleTreeViewUtilityClass'])
      expect(current).toContain(name);
  },
);
