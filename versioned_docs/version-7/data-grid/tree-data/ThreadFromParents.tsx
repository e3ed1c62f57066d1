import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Post {
  id: number;
  parentId: number | null;
  author: string;
  text: string;
}

const posts: Post[] = [
  { id: 71, parentId: null, author: 'Olga', text: 'Which glue for the hull?' },
  { id: 72, parentId: 71, author: 'Marco', text: 'Epoxy, two coats.' },
  { id: 73, parentId: 72, author: 'Olga', text: 'Even below the waterline?' },
  { id: 74, parentId: 73, author: 'Marco', text: 'There most of all.' },
  { id: 75, parentId: null, author: 'Signe', text: 'Mast: pine or spruce?' },
  { id: 76, parentId: 75, author: 'Hamza', text: 'Spruce is lighter.' },
];

const columns: GridColDef<Post>[] = [
  { field: 'author', headerName: 'Author', width: 130 },
];

const groupingColDef: DataGridProProps<Post>['groupingColDef'] = {
  headerName: 'Post',
  flex: 1,
  minWidth: 300,
  // The keys of the path are ids; this is the text that users see.
  valueGetter: (_value, row) => row.text,
};

const byId = new Map(posts.map((post) => [post.id, post]));

function getTreeDataPath({ id, parentId }: Post): string[] {
  const parent = parentId === null ? undefined : byId.get(parentId);
  return [...(parent ? getTreeDataPath(parent) : []), String(id)];
}

export default function ThreadFromParents() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        rows={posts}
        columns={columns}
        aria-label="Questions and answers"
        hideFooter
      />
    </div>
  );
}
