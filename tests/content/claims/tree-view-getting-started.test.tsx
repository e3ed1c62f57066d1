/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  useRichTreeViewApiRef,
} from '@mui/x-tree-view';
import * as pro from '@mui/x-tree-view-pro';
import { readApi } from '../../support/components/readApi';
import { ITEMS, renderRichTree } from '../../support/components/renderRichTree';
import { claim } from '../../support/content/claim';

const packageDir = (name: string) => path.join(process.cwd(), 'node_modules', name);
const readPackage = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(packageDir(name), 'package.json'), 'utf8')) as {
    license: string;
    peerDependencies: Record<string, string>;
    peerDependenciesMeta: Record<string, { optional?: boolean }>;
    dependencies: Record<string, string>;
  };

claim(
  'licenses and peer dependencies of both packages',
  { 'tree-view/getting-started': 'Both packages have the same peer dependencies:' },
  () => {
    for (const name of ['@mui/x-tree-view', '@mui/x-tree-view-pro']) {
      const { peerDependencies, peerDependenciesMeta } = readPackage(name);
      expect(peerDependencies).toEqual({
        '@emotion/react': '^11.9.0',
        '@emotion/styled': '^11.8.1',
        '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
        '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
        react: '^17.0.0 || ^18.0.0 || ^19.0.0',
        'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
      });
      expect(Object.keys(peerDependenciesMeta)).toEqual([
        '@emotion/react',
        '@emotion/styled',
      ]);
    }
    expect(readPackage('@mui/x-tree-view').license).toBe('MIT');
    expect(readPackage('@mui/x-tree-view-pro').dependencies).toHaveProperty(
      '@mui/x-license',
    );
  },
);

claim(
  'switching between a default and a controlled value is reported',
  {
    'tree-view/getting-started':
      'Switching logs a warning, and so does changing the default value.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { update } = renderRichTree();
    update({ selectedItems: 'a1' });
    expect(String(error.mock.calls.at(-1))).toMatch(/uncontrolled selectedItems/);
    error.mockClear();
    update({ defaultExpandedItems: ['B'] });
    expect(String(error.mock.calls.at(-1))).toMatch(/changing the default expandedItems/);
    error.mockRestore();
  },
);

claim(
  'apiRef is empty in the first render and set in effects',
  {
    'tree-view/getting-started':
      'Pass the ref to apiRef and call the methods in event handlers and effects.',
  },
  () => {
    const seen: boolean[] = [];
    function Tree() {
      const apiRef = useRichTreeViewApiRef();
      seen.push(apiRef.current === undefined);
      React.useEffect(() => {
        seen.push(typeof apiRef.current?.getItem === 'function');
      }, [apiRef]);
      return <RichTreeView apiRef={apiRef} items={ITEMS} />;
    }
    render(<Tree />);
    expect([seen[0], seen.at(-1)]).toEqual([true, true]);
  },
);

claim(
  'useTreeViewApiRef is deprecated; RichTreeViewPro has the props of RichTreeView',
  {
    'tree-view/getting-started': [
      'RichTreeViewPro | useRichTreeViewProApiRef()',
      'useTreeViewApiRef() is deprecated in favor of these three hooks.',
      'Props and items stay the same.',
    ],
  },
  () => {
    const source = path.join(
      packageDir('@mui/x-tree-view'),
      'hooks/useTreeViewApiRef.d.ts',
    );
    expect(fs.readFileSync(source, 'utf8')).toContain('@deprecated');
    const missing = Object.keys(readApi('RichTreeView').props).filter(
      (name) => !(name in readApi('RichTreeViewPro').props),
    );
    expect(missing).toEqual([]);
    expect(pro).toHaveProperty('useRichTreeViewProApiRef');
  },
);

claim(
  'the Simple Tree View has no other props than its children',
  {
    'tree-view/getting-started':
      "Most of the tree's props for selection, expansion, and focus are the same as in RichTreeView.",
  },
  () => {
    const own = Object.keys(readApi('SimpleTreeView').props).filter(
      (name) => !(name in readApi('RichTreeView').props),
    );
    expect(own).toEqual(['children']);
  },
);

claim(
  'the server renders items of expanded branches, also in a Simple Tree View',
  {
    'tree-view/getting-started': [
      'The server renders the items in open branches but not those in closed branches.',
      "The components are marked with 'use client'.",
    ],
  },
  () => {
    const rich = renderToString(
      <RichTreeView items={ITEMS} defaultExpandedItems={['A']} />,
    );
    expect(rich.match(/role="treeitem"/g)).toHaveLength(4);
    expect(rich).not.toContain('b1');
    const simple = renderToString(
      <SimpleTreeView>
        <TreeItem itemId="x" label="x">
          <TreeItem itemId="y" label="y" />
        </TreeItem>
      </SimpleTreeView>,
    );
    expect(simple.match(/role="treeitem"/g)).toHaveLength(1);
    const entry = path.join(
      packageDir('@mui/x-tree-view'),
      'RichTreeView/RichTreeView.mjs',
    );
    expect(fs.readFileSync(entry, 'utf8')).toMatch(/^'use client'/);
  },
);
