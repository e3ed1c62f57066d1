import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { fc } from '../../support/tiers/properties';
import { MAX_HASH_LENGTH } from '../../../src/config/playground';
import { packCode, unpackCode } from '../../../src/features/playground/shareCode';

// What every supported browser has and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array });
for (const name of ['CompressionStream', 'DecompressionStream'] as const) {
  Object.assign(globalThis, { [name]: streams[name] });
}

const originals = [
  { name: 'Orders.tsx', code: 'export default 1;' },
  { name: 'rows.ts', code: 'export const rows = [];' },
];

const edited = (code: string) => [{ name: 'Orders.tsx', code }, originals[1]!];

test('what is packed is unpacked', async () => {
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

test('a lost or changed character is found out', async () => {
  const hash = (await packCode(edited('const a = 1;\n'.repeat(20))))!;
  for (let at = '#code='.length; at < hash.length; at += 1) {
    const lost = hash.slice(0, at) + hash.slice(at + 1);
    expect(await unpackCode(lost, originals)).toEqual({ state: 'damaged' });
  }
  // The last character may hold bits that no byte needs.
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

test('a short address that unpacks to very much is oversized', async () => {
  const hash = await packCode(edited(' '.repeat(1_000_000)));
  expect(hash!.length).toBeLessThan(MAX_HASH_LENGTH);
  expect(await unpackCode(hash!, originals)).toEqual({ state: 'oversized' });
});

test('code that does not fit gives no address', async () => {
  const noise = Buffer.from(webcrypto.getRandomValues(new Uint8Array(20_000)));
  expect(await packCode(edited(noise.toString('base64')))).toBeNull();
});
