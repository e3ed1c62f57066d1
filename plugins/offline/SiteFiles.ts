import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { OfflineFile } from '../../src/types/offline';
import { detachText, readReferences } from './readReferences';

/** File names that contain a hash of the content. */
const HASHED = /[./-][\da-f]{8,}\.\w+$/;

/** The files of a built site; each is read once. */
export class SiteFiles {
  private readonly described = new Map<string, OfflineFile | null>();
  private readonly references = new Map<string, string[]>();

  /**
   * @param folder the built site in one language
   * @param baseUrl its base URL
   */
  constructor(
    private readonly folder: string,
    private readonly baseUrl: string,
  ) {}

  /** @returns null if there is no such file */
  describe(name: string): OfflineFile | null {
    const known = this.described.get(name);
    if (known !== undefined) return known;
    const content = this.read(name);
    const file = content && {
      url: this.baseUrl + name.replace(/(^|\/)index\.html$/, '$1'),
      bytes: content.length,
      ...(HASHED.test(name) ? {} : { revision: hash(content) }),
      ...(name.endsWith('.html') ? { title: readTitle(content.toString()) } : {}),
    };
    this.described.set(name, file);
    return file;
  }

  /**
   * The integrity value that the browser checks when it fetches a file. Pages have none,
   * because hosts may inject scripts into them.
   * @returns undefined for a page, or if there is no such file
   */
  getIntegrity(name: string): string | undefined {
    const content = name.startsWith('assets/') ? this.read(name) : null;
    return content
      ? `sha256-${createHash('sha256').update(content).digest('base64')}`
      : undefined;
  }

  /** Adds all files that the given files refer to, recursively. */
  withReferences(names: Iterable<string>): Set<string> {
    const all = new Set<string>();
    const waiting = [...names];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (all.has(next) || !this.describe(next)) continue;
      all.add(next);
      waiting.push(...this.listReferences(next));
    }
    return all;
  }

  private listReferences(name: string): string[] {
    if (!/\.(?:html|css|js)$/.test(name)) return [];
    const known = this.references.get(name);
    if (known) return known;
    const text = this.read(name)?.toString() ?? '';
    const found = readReferences(name, text, this.baseUrl);
    this.references.set(name, found);
    return found;
  }

  private read(name: string): Buffer | null {
    try {
      return fs.readFileSync(path.join(this.folder, name));
    } catch {
      return null;
    }
  }
}

export const hash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

function readTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/i.exec(html) ?? [];
  return detachText(title)
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/ \| [^|]*$/, '');
}
