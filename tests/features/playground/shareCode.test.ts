import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import zlib from 'node:zlib';
import { MAX_HASH_LENGTH, MAX_SHARED_LENGTH } from '../../../src/config/playground';
import {
  doQuickly,
  fc,
  hostileJson,
  hostileText,
} from '../../support/properties/attacks';
import { packCode, unpackCode } from '../../../src/features/playground/shareCode';

// Every supported browser has these APIs and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array });
for (const name of ['CompressionStream', 'DecompressionStream'] as const) {
  Object.assign(globalThis, { [name]: streams[name] });
}

const originals = [
  { name: 'Orders.tsx', code: 'export default 1;' },
  { name: 'rows.ts', code: 'export const rows = [];' },
];

const edited = (code: string) => [{ name: 'Orders.tsx', code }, originals[1]!];

test('unpacking restores packed code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (code) => {
      const hash = await packCode(edited(code));
      expect(hash).toMatch(/^#code=[\w-]+$/);
      expect(await unpackCode(hash!, originals)).toEqual({
        state: 'ok',
        files: edited(code),
      });
    }),
  );
});

test('a lost or changed character is detected', async () => {
  const hash = (await packCode(edited('const a = 1;\n'.repeat(20))))!;
  for (let at = '#code='.length; at < hash.length; at += 1) {
    const lost = hash.slice(0, at) + hash.slice(at + 1);
    expect(await unpackCode(lost, originals)).toEqual({ state: 'damaged' });
  }
  // The last character may contain unused bits.
  for (let at = '#code='.length; at < hash.length - 1; at += 1) {
    const other = hash[at] === 'A' ? 'B' : 'A';
    const changed = hash.slice(0, at) + other + hash.slice(at + 1);
    const { state } = await unpackCode(changed, originals);
    expect(state).toBe('damaged');
  }
});

test.each([
  ['', 'none'],
  ['#BasicBars.tsx', 'none'],
  ['#code=', 'damaged'],
  ['#code=%E4', 'damaged'],
  ['#code=eJwDAAAAAAE', 'damaged'],
  [`#code=${'A'.repeat(MAX_HASH_LENGTH)}`, 'oversized'],
])('%# the state of an address', async (hash, state) => {
  expect(await unpackCode(hash, originals)).toEqual({ state });
});

test('code for other files counts as damaged', async () => {
  const hash = await packCode([{ name: 'Other.tsx', code: '' }]);
  expect(await unpackCode(hash!, originals)).toEqual({ state: 'damaged' });
});

test('a short address that unpacks to a huge text is oversized', async () => {
  const hash = await packCode(edited(' '.repeat(1_000_000)));
  expect(hash!.length).toBeLessThan(MAX_HASH_LENGTH);
  expect(await unpackCode(hash!, originals)).toEqual({ state: 'oversized' });
});

test('code that does not fit gives no address', async () => {
  const noise = Buffer.from(webcrypto.getRandomValues(new Uint8Array(20_000)));
  expect(await packCode(edited(noise.toString('base64')))).toBeNull();
});

/** The hash of a link that packs any text. */
const pack = (text: string | Buffer, trailing: Buffer = Buffer.alloc(0)): string =>
  `#code=${Buffer.concat([zlib.deflateSync(text), trailing]).toString('base64url')}`;

test('any link is quickly read as the files of the demo, or as none', async () => {
  const names = fc.constantFrom('Orders.tsx', 'rows.ts', '../Orders.tsx', '__proto__');
  const files = fc.array(fc.tuple(names, hostileText), { minLength: 1, maxLength: 3 });
  const link = fc.oneof(
    hostileText.map((text) => `#code=${text}`),
    hostileJson(files).map((text) => pack(text)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => pack(Buffer.from(bytes))),
    // More data after the end, followed by another stream.
    fc
      .tuple(hostileJson(files), hostileText)
      .map(([text, more]) => pack(text, zlib.deflateSync(more))),
  );
  await fc.assert(
    fc.asyncProperty(link, async (hash) => {
      const result = await doQuickly(() => unpackCode(hash, originals));
      expect(['none', 'damaged', 'oversized', 'ok']).toContain(result.state);
      if (result.state === 'ok')
        expect(result.files.map(({ name }) => name)).toEqual(
          originals.map(({ name }) => name),
        );
    }),
  );
});

test('unpacking a zip bomb stops as soon as the size limit is reached', async () => {
  /** How much was unpacked from the link. */
  let inflated = 0;
  const { DecompressionStream } = globalThis;
  class Counting {
    writable: WritableStream;
    readable: ReadableStream;
    constructor(format: CompressionFormat) {
      const { readable, writable } = new DecompressionStream(format);
      const counter = new streams.TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          inflated += chunk.length;
          controller.enqueue(chunk);
        },
      });
      this.writable = writable;
      this.readable = readable.pipeThrough(counter as never);
    }
  }
  const fillers = [' ', '[', '["Orders.tsx","', '\\u0000', '\\ud83d\\ude00'];
  const bombs = fillers
    .flatMap((text) =>
      [MAX_SHARED_LENGTH + 1, 1_000_000, 8_000_000].map((length) =>
        pack(text.repeat(Math.ceil(length / text.length))),
      ),
    )
    .filter((hash) => hash.length <= MAX_HASH_LENGTH);
  expect(bombs.length).toBeGreaterThan(10);
  Object.assign(globalThis, { DecompressionStream: Counting });
  try {
    for (const hash of bombs) {
      const result = await doQuickly(() => {
        // It is run again if the machine was slow.
        inflated = 0;
        return unpackCode(hash, originals);
      });
      expect(result.state).toBe('oversized');
      // Pending chunks count as well: a few pieces of 16 kB, and not the whole.
      expect(inflated).toBeLessThan(MAX_SHARED_LENGTH + 200_000);
    }
  } finally {
    Object.assign(globalThis, { DecompressionStream });
  }
});
