import { RichTreeView } from '@mui/x-tree-view';
import { makeConstant } from '../../shared/playground/makeConstant';
import type { Settings } from '../../shared/playground/Playground';
import { toProps, type PropControls } from '../../shared/playground/propControls';
import { Snippet } from '../../shared/playground/Snippet';
import type { Described } from '../../shared/playground/writeComponent';

export const TREE_CONTROLS: PropControls = {
  expansionTrigger: ['content', 'iconContainer'],
  itemChildrenIndentation: '12px',
  checkboxSelection: false,
  multiSelect: false,
  'selectionPropagation.parents': false,
  'selectionPropagation.descendants': false,
  disableSelection: false,
  disabledItemsFocusable: false,
  isItemEditable: false,
};

const chapters = makeConstant('chapters', [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      { id: 'dough', label: 'Dough' },
      { id: 'oven', label: 'Oven' },
    ],
  },
  { id: 'breads', label: 'Breads' },
]);

const isDisabled = new Snippet(
  'isDisabled',
  (item: { id: string }) => item.id === 'oven',
  { above: "const isDisabled = (item: { id: string }) => item.id === 'oven';" },
);

export const describeTree = (settings: Settings): Described => ({
  name: 'RichTreeView',
  component: RichTreeView,
  props: {
    'aria-label': 'Chapters',
    items: chapters,
    defaultExpandedItems: ['basics'],
    isItemDisabled: isDisabled,
    ...toProps(TREE_CONTROLS, settings),
  },
  imports: ["import { RichTreeView } from '@mui/x-tree-view';"],
  frame: {
    open: '<div style={{ minHeight: 170 }}>',
    close: '</div>',
    component: 'div',
    props: { style: { minHeight: 170 } },
  },
  fill: true,
  // One selected item and a list of them are different kinds of state.
  key: settings.multiSelect,
});
