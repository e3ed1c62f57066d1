import { fc } from '../support/properties/properties';
import { createLabelReader } from '../../src/lib/createLabelReader';
import { getSiteLabels } from '../../content/texts/getSiteLabels';

const set = () => {
  const report = { error: jest.fn(), warn: jest.fn() };
  const read = createLabelReader<'a' | 'b'>(
    { en: { a: 'A', b: 'B' }, zh: { a: '甲' } },
    report,
  );
  return { read, report };
};

test('a label in the requested language', () => {
  const { read, report } = set();
  expect(read('zh', 'a')).toBe('甲');
  expect(read('en', 'a')).toBe('A');
  expect(report.error).not.toHaveBeenCalled();
  expect(report.warn).not.toHaveBeenCalled();
});

test('an unknown language logs an error and uses English', () => {
  const { read, report } = set();
  expect(read('pt', 'a')).toBe('A');
  expect(read('constructor', 'a')).toBe('A');
  expect(report.error).toHaveBeenCalledTimes(2);
  expect(report.error.mock.calls[0]?.[0]).toContain('"pt"');
  expect(report.warn).not.toHaveBeenCalled();
});

test('a missing key logs one warning for each language and key and uses English', () => {
  const { read, report } = set();
  expect([read('zh', 'b'), read('zh', 'b')]).toEqual(['B', 'B']);
  expect(report.warn).toHaveBeenCalledTimes(1);
  expect(report.warn.mock.calls[0]?.[0]).toMatch(/"zh".*"b"/);
});

test('a key that is missing in English gives null', () => {
  const { read, report } = set();
  expect(read('zh', 'c' as string)).toBeNull();
  expect(read('en', 'c' as string)).toBeNull();
  expect(read('en', 'toString' as string)).toBeNull();
  expect(report.warn).toHaveBeenCalledTimes(3);
});

test('no input makes it throw', () => {
  const { read } = set();
  fc.assert(
    fc.property(fc.string(), fc.string(), (language, key) => {
      const label = read(language, key);
      return label === null || typeof label === 'string';
    }),
  );
});

test('the site reads its own labels with it', () => {
  expect(getSiteLabels('zh')('product.charts')).toBe('图表');
  expect(getSiteLabels('en')('menu.consent')).toBe('Cookie settings');
});
