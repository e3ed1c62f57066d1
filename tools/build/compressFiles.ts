import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles, mapFiles } from './files';

const TEXT = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/;
/** Smaller files fit into the first packet without compression. */
const MIN_BYTES = 1_000;
/**
 * Assets are cached by browsers and are a seventh of all text, so they get a higher
 * quality. For pages, it would take a minute longer and save a tenth of their size.
 */
const QUALITIES = { assets: 10, others: 6 };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export interface CompressedSizes {
  /** Number of compressed files. */
  files: number;
  /** Total size in bytes. */
  raw: number;
  brotli: number;
  gzip: number;
}

/** Links the compressed files of a former build if it has an identical file. */
async function reuse(file: string, content: Buffer, former: string): Promise<boolean> {
  const before = await fs.readFile(former).catch(() => undefined);
  if (before?.equals(content) !== true) return false;
  try {
    for (const end of ['.br', '.gz']) await fs.link(former + end, file + end);
    return true;
  } catch {
    await Promise.all(['.br', '.gz'].map((end) => fs.rm(file + end, { force: true })));
    return false;
  }
}

/**
 * Writes `<name>.br` and `<name>.gz` next to each text file in a folder, so that a server
 * need not compress anything.
 * @param former a build whose compressed files are reused for unchanged files
 */
export async function compressFiles(
  folder: string,
  former?: string,
): Promise<CompressedSizes> {
  const texts = (await listFiles(folder)).filter((file) => TEXT.test(file));
  const sizes = await mapFiles(texts, async (name) => {
    const file = path.join(folder, name);
    const content = await fs.readFile(file);
    if (content.length < MIN_BYTES) return undefined;
    if (former && (await reuse(file, content, path.join(former, name)))) {
      const sizes = await Promise.all(['.br', '.gz'].map((end) => fs.stat(file + end)));
      const [brotli = 0, gzip = 0] = sizes.map(({ size }) => size);
      return { raw: content.length, brotli, gzip };
    }
    const quality = name.includes('/assets/') ? QUALITIES.assets : QUALITIES.others;
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gzip(content),
    ]);
    await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
    return { raw: content.length, brotli: br.length, gzip: gz.length };
  });
  const done = sizes.filter((size) => size !== undefined);
  const sum = (key: 'raw' | 'brotli' | 'gzip') =>
    done.reduce((total, size) => total + size[key], 0);
  return {
    files: done.length,
    raw: sum('raw'),
    brotli: sum('brotli'),
    gzip: sum('gzip'),
  };
}
