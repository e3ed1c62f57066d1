import { dropMetadata } from '../../tools/demo-pictures/dropMetadata';

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const webp = (...chunks: Buffer[]): Buffer =>
  chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));

const picture = chunk('VP8 ', Buffer.from('odd'));

test('header and profile are removed, the image data is unchanged', () => {
  const file = webp(
    chunk('VP8X', Buffer.alloc(10)),
    chunk('ICCP', Buffer.alloc(455)),
    picture,
  );
  expect(dropMetadata(file)).toEqual(webp(picture));
});

test('a file with only the image is unchanged', () => {
  expect(dropMetadata(webp(picture))).toEqual(webp(picture));
});

test.each([
  ['another file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture with transparency', webp(chunk('ALPH', Buffer.alloc(4)), picture)],
  ['a file without a picture', webp()],
])('%s is rejected', (_, file) => {
  expect(() => dropMetadata(file)).toThrow();
});
