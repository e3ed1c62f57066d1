import type { ChosenFile } from './checkSources';
import { isOwnFolder, isSource } from './engine/selectFiles';

const toChosen = (file: File, path: string): ChosenFile => ({
  file: path,
  size: file.size,
  read: () => file.text(),
});

/** Files from a field; those of a folder have their path in it. */
export const chooseFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files]
    .map((file) => toChosen(file, file.webkitRelativePath || file.name))
    .filter(({ file }) => isSource(file));

/**
 * Files that were dropped, with those in dropped folders. Folders of packages and tools
 * are not entered.
 */
export async function readDropped(transfer: DataTransfer): Promise<ChosenFile[]> {
  // The list is emptied once the event is over.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found = await Promise.all(entries.map(listEntry));
  return found.flat();
}

async function listEntry(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    if (!isSource(path)) return [];
    const read = new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return read.then(
      (file) => [toChosen(file, path)],
      () => [{ file: path, size: 0, read: () => Promise.reject(new Error(path)) }],
    );
  }
  if (!isOwnFolder(entry.name)) return [];
  const children = await listFolder(entry as FileSystemDirectoryEntry);
  const found = await Promise.all(children.map(listEntry));
  return found.flat();
}

/** A reader returns at most 100 entries at a time, and none at the end. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
