import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';
import {
  allLeaves,
  permissions,
  roles,
  withGroups,
  type Permission,
} from './permissions';

/** The whole staff has it, so it can't be removed. */
const FIXED = 'fleet.read';

const isItemSelectionDisabled = ({ id }: Permission) => id === FIXED;
const propagation = { parents: true, descendants: true };

export default function PermissionPicker() {
  const [saved, setSaved] = React.useState(roles.Dock ?? []);
  const [granted, setGranted] = React.useState(saved);

  const added = granted.filter((id) => !saved.includes(id));
  const removed = saved.filter((id) => !granted.includes(id));
  const changed = added.length + removed.length > 0;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420, minHeight: 440 }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Start from a role">
        {Object.entries(roles).map(([role, ids]) => (
          <Button
            key={role}
            size="small"
            variant="outlined"
            onClick={() => setGranted(ids)}
          >
            {role}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        aria-label="Permissions"
        items={permissions}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        isItemSelectionDisabled={isItemSelectionDisabled}
        defaultExpandedItems={['bookings', 'fleet', 'repairs']}
        selectedItems={withGroups(granted)}
        onSelectedItemsChange={(_event, itemIds) =>
          setGranted(allLeaves.filter((id) => id === FIXED || itemIds.includes(id)))
        }
      />
      <Typography variant="body2" role="status">
        {changed
          ? `${added.length} added, ${removed.length} removed`
          : `${granted.length} of ${allLeaves.length} permissions granted`}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => setSaved(granted)}>
          Save
        </Button>
        <Button onClick={() => setGranted(saved)}>Discard</Button>
      </Stack>
    </Stack>
  );
}
