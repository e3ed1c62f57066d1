import vm from 'node:vm';
import {
  compileStart,
  renderPageTemplate,
} from '../../../plugins/framework-patches/lateStart';
import { SITE_DIR } from '../../../content/paths/siteDir';

test('the loader is one expression that can be inlined', () => {
  const code = compileStart(SITE_DIR);
  expect(typeof vm.runInNewContext(`(${code})`)).toBe('function');
  expect(code).not.toContain('import');
  expect(code).not.toContain('</');
  // It is on every page, before the text.
  expect(code.length).toBeLessThan(3_400);
});

test('the template passes it the scripts of the site, and loads none itself', () => {
  const template = renderPageTemplate(SITE_DIR);
  expect(template).not.toMatch(/<script[^>]*\ssrc=/);
  expect(template).toContain('it.scripts.map');
  for (const part of [
    'headTags',
    'stylesheets',
    'preBodyTags',
    'appHtml',
    'postBodyTags',
  ])
    expect(template).toContain(`it.${part}`);
});
