import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

interface Reply {
  id: number;
  text: string;
  replies?: Reply[];
}

const thread: Reply[] = [
  {
    id: 1,
    text: 'Which route do you take?',
    replies: [
      { id: 2, text: 'Along the river', replies: [{ id: 3, text: 'Same here' }] },
      { id: 4, text: 'Over the hill' },
    ],
  },
];

const renderReply = ({ id, text, replies }: Reply) => (
  <TreeItem key={id} itemId={`reply-${id}`} label={text}>
    {replies?.map(renderReply)}
  </TreeItem>
);

export default function ItemsFromData() {
  const [extra, setExtra] = React.useState<Reply[]>([]);

  const addReply = () =>
    setExtra([...extra, { id: 5 + extra.length, text: `Reply ${extra.length + 1}` }]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <Button size="small" onClick={addReply} sx={{ mb: 1 }}>
        Add a reply
      </Button>
      <SimpleTreeView
        aria-label="Discussion"
        defaultExpandedItems={['reply-1', 'reply-2']}
      >
        {thread.map(renderReply)}
        {extra.map(renderReply)}
      </SimpleTreeView>
    </Box>
  );
}
