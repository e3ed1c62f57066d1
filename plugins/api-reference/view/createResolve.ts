import fs from 'node:fs';
import path from 'node:path';
import { BASE_URLS, type Language } from '../../../src/config/languages';
import { getDocId } from '../../../src/lib/getDocId';
import { INDEX_FILE } from '../pages/listApiPages';

/** Doc comments link to pages of other products by their path. */
const VENDOR_SITE = 'https://mui.com';

/** Turns an address of the English site into one of this build; null where no page is. */
export type Resolve = (address: string) => string | null;

interface ResolveOptions {
  /** Folder of the documentation, of whatever version. */
  docsDir: string;
  language: Language;
  /** Told of every file whose presence was asked for. */
  onFile?: (file: string) => void;
}

/** The file that a page is made of; those of the reference are made of data. */
function getSourceOf(id: string): string {
  if (!id.startsWith('api/')) return `${id}.mdx`;
  return id.endsWith('/index') ? INDEX_FILE : `${id}.json`;
}

/**
 * Links of the data lead to pages of the English site, some of which are not written. An
 * anchor in a guide is left out: it was the vendor's.
 */
export function createResolve({ docsDir, language, onFile }: ResolveOptions): Resolve {
  const known = new Map<string, boolean>();
  const exists = (id: string): boolean => {
    const file = path.join(docsDir, getSourceOf(id));
    onFile?.(file);
    const found = known.get(file) ?? fs.existsSync(file);
    known.set(file, found);
    return found;
  };
  return (address) => {
    if (!address.startsWith(BASE_URLS.en)) {
      return address.startsWith('/') ? VENDOR_SITE + address : address;
    }
    const [pathname = '', hash] = address.split('#');
    const id = getDocId(pathname.replace(/\/?$/, ''));
    if (id === null || !exists(id)) return null;
    const target = `${BASE_URLS[language]}${pathname.slice(BASE_URLS.en.length)}`;
    return `${target.replace(/\/?$/, '/')}${hash && id.startsWith('api/') ? `#${hash}` : ''}`;
  };
}
