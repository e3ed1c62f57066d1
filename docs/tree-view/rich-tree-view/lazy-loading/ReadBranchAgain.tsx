import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { waitForServer } from '../../../shared/waitForServer';

interface Folder {
  id: string;
  label: string;
  isFolder?: boolean;
  children?: Folder[];
}

export default function ReadBranchAgain() {
  const apiRef = useRichTreeViewProApiRef<Folder>();
  const uploads = React.useRef(1);

  const dataSource = React.useMemo(
    () => ({
      // -1: a folder, of which nobody knows how much it holds.
      getChildrenCount: (item: Folder) => (item.isFolder ? -1 : 0),
      getTreeItems: async (id?: string): Promise<Folder[]> => {
        await waitForServer(300);
        if (!id) return [{ id: 'scans', label: 'Scans', isFolder: true }];
        return Array.from({ length: uploads.current }, (_, index) => ({
          id: `scan-${index + 1}`,
          label: `Scan ${index + 1}.tif`,
        }));
      },
    }),
    [],
  );

  const handleUpload = () => {
    uploads.current += 1;
    apiRef.current?.updateItemChildren('scans');
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, minHeight: 240, gap: 1 }}>
      <Button variant="outlined" onClick={handleUpload} sx={{ alignSelf: 'start' }}>
        Add a scan
      </Button>
      <RichTreeViewPro
        aria-label="Scans"
        apiRef={apiRef}
        items={[]}
        dataSource={dataSource}
        defaultExpandedItems={['scans']}
      />
    </Stack>
  );
}
