export interface Permission {
  id: string;
  label: string;
  children?: Permission[];
}

export const permissions: Permission[] = [
  {
    id: 'bookings',
    label: 'Bookings',
    children: [
      { id: 'bookings.read', label: 'See bookings' },
      { id: 'bookings.write', label: 'Change bookings' },
      { id: 'bookings.refund', label: 'Refund' },
    ],
  },
  {
    id: 'fleet',
    label: 'Fleet',
    children: [
      { id: 'fleet.read', label: 'See boats (everyone)' },
      {
        id: 'repairs',
        label: 'Repairs',
        children: [
          { id: 'repairs.report', label: 'Report damage' },
          { id: 'repairs.close', label: 'Close repairs' },
        ],
      },
    ],
  },
];

export const roles: Record<string, string[]> = {
  Dock: ['fleet.read', 'repairs.report'],
  Desk: ['bookings.read', 'bookings.write', 'fleet.read'],
};

/** The ids of the single permissions in a branch: a server stores these, and no groups. */
export const leavesOf = ({ id, children }: Permission): string[] =>
  children ? children.flatMap(leavesOf) : [id];

export const allLeaves = permissions.flatMap(leavesOf);

/** The ids that the tree shows as checked: granted permissions and groups that are complete. */
export const withGroups = (granted: string[], items = permissions): string[] =>
  items.flatMap((item) => {
    const complete = leavesOf(item).every((leaf) => granted.includes(leaf));
    return [...(complete ? [item.id] : []), ...withGroups(granted, item.children ?? [])];
  });
