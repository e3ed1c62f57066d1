import fs from 'node:fs';
import { transform } from 'sucrase';
import scrollLoader from '../../../plugins/framework-patches/scrolling';
import { tryDecode } from '../../../src/lib/tryDecode';

const FILE = require.resolve('@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js');
const INSTALLED = fs.readFileSync(FILE, 'utf8');

/** Navigates with the framework's component, in a minimal environment. */
function navigate(source: string, hash: string): string[] {
  const sought: string[] = [];
  const page = { getElementById: (id: string) => void sought.push(id) };
  const known: Record<string, unknown> = {
    '@generated/client-modules': { __esModule: true, default: [] },
    './exports/useIsomorphicLayoutEffect': {
      __esModule: true,
      default: (effect: () => void) => effect(),
    },
    '@site/src/lib/tryDecode': { tryDecode },
  };
  const { code } = transform(source, { transforms: ['imports', 'jsx'] });
  const exports: { default?: (props: object) => unknown } = {};
  new Function('require', 'exports', 'document', code)(
    (name: string) => known[name],
    exports,
    page,
  );
  exports.default?.({
    children: null,
    location: { pathname: '/x/', search: '', hash },
    previousLocation: { pathname: '/x/', search: '', hash: '' },
  });
  return sought;
}

test('the installed framework still throws on a malformed hash', () => {
  expect(() => navigate(INSTALLED, '#50%')).toThrow(URIError);
});

test.each([
  ['#%', '%'],
  ['#50%', '50%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%E6%8E%92%E5%BA%8F', '排序'],
])('%s looks for the element %s', (hash, id) => {
  expect(navigate(scrollLoader(INSTALLED), hash)).toEqual([id]);
});

test('an unknown format of the file stops the build', () => {
  expect(() => scrollLoader('export default () => null;')).toThrow('another form');
});
