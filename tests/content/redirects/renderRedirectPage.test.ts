/** @jest-environment jsdom */
import { renderRedirectPage } from '../../../content/redirects/renderRedirectPage';

/** The target of the page's script, at an address. */
function follow(to: string, at: string): string {
  const page = new DOMParser().parseFromString(renderRedirectPage(to), 'text/html');
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const { origin, search, hash } = new URL(at);
  const found: string[] = [];
  const location = { origin, search, hash, replace: (url: string) => found.push(url) };
  const document = {
    querySelector: () => ({ href: new URL(canonical, origin).href }),
  };
  const code = page.querySelector('script')?.textContent ?? '';
  new Function('document', 'location', code)(document, location);
  return found.join();
}

test.each([
  ['/x/new/', 'http://a.test/x/old/', 'http://a.test/x/new/'],
  ['/x/new/', 'http://a.test/x/old/?q=1#part', 'http://a.test/x/new/?q=1#part'],
  ['/x/new/#sum', 'http://a.test/x/old/?q=1#part', 'http://a.test/x/new/?q=1#sum'],
])('%s from %s', (to, at, expected) => {
  expect(follow(to, at)).toBe(expected);
});

test('it redirects without scripts as well', () => {
  const html = renderRedirectPage('/x/introduction/');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/x/introduction/">');
  expect(html).toContain('<a href="/x/introduction/">');
  expect(html).toContain('<link rel="canonical" href="/x/introduction/">');
});

test('text of the address is escaped', () => {
  const html = renderRedirectPage('/x/a"<b>/');
  expect(html).toContain('content="0; url=/x/a&quot;&lt;b&gt;/"');
  expect(html).not.toContain('<b>');
});
