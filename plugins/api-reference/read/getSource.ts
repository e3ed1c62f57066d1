import path from 'node:path';
import { getDeclarationFile } from './findPropTypes';
import type { ApiExport } from '../model';
import { readPublished } from './readPublished';

/** URL of the source file of an export, at the installed version. */
export function getSource(entry: ApiExport): string | null {
  const file = getDeclarationFile(entry.symbol);
  const { repository, dir } = entry.package;
  if (!file || !repository) return null;
  const [, owner = ''] = /node_modules\/(@mui\/[\w-]+)\//.exec(file) ?? [];
  const isForeign = !file.startsWith(dir + path.sep);
  const folder = isForeign
    ? repository.replace(/packages\/[\w-]+/, `packages/${owner.replace('@mui/', '')}`)
    : repository;
  const base = isForeign
    ? file.slice(file.indexOf(owner) + owner.length)
    : file.slice(dir.length);
  const extension = readPublished(file)?.isJsx ? 'tsx' : 'ts';
  return (
    folder +
    base
      .split(path.sep)
      .join('/')
      .replace(/\.d\.m?ts$/, `.${extension}`)
  );
}
