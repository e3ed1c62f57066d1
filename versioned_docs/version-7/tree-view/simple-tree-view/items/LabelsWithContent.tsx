import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import ReportIcon from '@mui/icons-material/Report';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

function MailLabel(props: { icon: React.ElementType; text: string; unread?: number }) {
  const { icon: Icon, text, unread } = props;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Icon fontSize="small" color="action" />
      <Box sx={{ flexGrow: 1 }}>{text}</Box>
      {unread && <Chip size="small" color="primary" label={`${unread} new`} />}
    </Box>
  );
}

export default function LabelsWithContent() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView aria-label="Mailbox" defaultExpandedItems={['inbox']}>
        <TreeItem itemId="inbox" label={<MailLabel icon={InboxIcon} text="Inbox" />}>
          <TreeItem itemId="team" label={<MailLabel icon={InboxIcon} text="Team" />} />
          <TreeItem
            itemId="bills"
            label={<MailLabel icon={InboxIcon} text="Bills" unread={3} />}
          />
        </TreeItem>
        <TreeItem itemId="drafts" label={<MailLabel icon={DraftsIcon} text="Drafts" />} />
        <TreeItem itemId="spam" label={<MailLabel icon={ReportIcon} text="Spam" />} />
      </SimpleTreeView>
    </Box>
  );
}
