/** A file or a folder of the example, as a server would list it: flat, each with its parent. */
export interface Entry {
  id: string;
  parentId: string | null;
  name: string;
  kind: 'folder' | 'text' | 'image';
}

export interface EntryNode extends Entry {
  children?: EntryNode[];
}

export const clinicFiles: Entry[] = [
  { id: 'root', parentId: null, name: 'Clinic website', kind: 'folder' },
  { id: 'pages', parentId: 'root', name: 'pages', kind: 'folder' },
  { id: 'hours', parentId: 'pages', name: 'opening-hours.md', kind: 'text' },
  { id: 'team', parentId: 'pages', name: 'team.md', kind: 'text' },
  { id: 'photos', parentId: 'root', name: 'photos', kind: 'folder' },
  { id: 'entrance', parentId: 'photos', name: 'entrance.webp', kind: 'image' },
  { id: 'notes', parentId: 'root', name: 'notes.txt', kind: 'text' },
];

const folderFirst = (a: Entry, b: Entry) =>
  Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
  a.name.localeCompare(b.name, 'en', { numeric: true });

/** What is directly inside a folder: folders first, each group by name. */
export const childrenOf = (entries: Entry[], id: string | null): Entry[] =>
  entries.filter(({ parentId }) => parentId === id).sort(folderFirst);

/** The nested items of the tree; only folders have `children`. */
export const nest = (entries: Entry[], id: string | null = null): EntryNode[] =>
  childrenOf(entries, id).map((entry) =>
    entry.kind === 'folder' ? { ...entry, children: nest(entries, entry.id) } : entry,
  );

/** The entry and the folders around it, outermost first. */
export function pathTo(entries: Entry[], id: string | null): Entry[] {
  const entry = entries.find((one) => one.id === id);
  return entry ? [...pathTo(entries, entry.parentId), entry] : [];
}

/** The entries without one of them and all that is inside it. */
export const without = (entries: Entry[], id: string): Entry[] =>
  entries.filter((entry) => !pathTo(entries, entry.id).some((one) => one.id === id));

/** The name, or the name with a number if the folder has it already. */
export function freeName(siblings: Entry[], name: string): string {
  const taken = new Set(siblings.map((entry) => entry.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${name} ${number}`;
  }
  return free;
}
