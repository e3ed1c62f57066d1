import path from 'node:path';
import { transformSync } from '@swc/core';
import { readText } from '../../content/text/readText';
import { START_WAIT } from '../../src/config/shell';

const SOURCE = 'src/features/late-start/startLate.ts';

/** The function of the source file as a minified expression for browsers since 2017. */
export function compileStart(siteDir: string): string {
  const source = readText(path.join(siteDir, SOURCE));
  const declaration = source.replace('export function startLate', 'function startLate');
  if (declaration === source)
    throw new Error(`${SOURCE} must export startLate as a function declaration.`);
  const { code } = transformSync(`${declaration}\nself.startLate = startLate`, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2017',
      minify: { compress: { toplevel: true, passes: 2 }, mangle: { toplevel: true } },
    },
    minify: true,
    isModule: false,
  });
  if (/<[/%]/.test(code))
    throw new Error(`${SOURCE} must not contain "</" or "<%": it stands in a template.`);
  return code.replace(/^self\.startLate=/, '').replace(/;$/, '');
}

/**
 * The template of all pages (`ssrTemplate`,
 * https://docusaurus.io/docs/api/docusaurus-config): the stock template, except that the
 * scripts of the site are passed to `startLate`, which loads them after the page. The
 * code is the same on every page, so a policy needs one hash.
 */
export function renderPageTemplate(siteDir: string): string {
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script>(${compileStart(siteDir)})(window,<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>,${START_WAIT})</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
