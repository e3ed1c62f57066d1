/** `GridColDef` → `grid-col-def`, `PickerDay2` → `picker-day-2`, `useXScale` → `use-x-scale`. */
export const toSlug = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
