import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { highlightCode } from '../../mdx/highlightCode';
import { renderLink, type ViewContext } from './viewContext';

const LINK = /<a href="([^"]*)">([\s\S]*?)<\/a>/g;
const BLOCK = /<(?:p|ul|ol|table|blockquote)(?=[\s>])/g;
const FENCE = /<pre><code(?: class="language-([\w-]+)")?>([\s\S]*?)<\/code><\/pre>/g;

/**
 * Renders a description. HTML in it is shown as text, because descriptions mention
 * elements.
 */
export async function renderMarkdown(
  text: string,
  context: ViewContext,
): Promise<string> {
  if (text === '') return '';
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replace(LINK, (_, href: string, content: string) =>
      renderLink(context, unescape(href), content),
    )
    .replace(/<(\/?)h[1-6]>/g, '<$1p>')
    .replace(BLOCK, `$&${context.foreign}`);
  return html
    .replace(FENCE, (_, language = 'tsx', code: string) => {
      const colored = highlightCode(unescape(code), language);
      return `<pre dir="ltr" data-code-block="" tabindex="0"><code>${colored}</code></pre>`;
    })
    .replaceAll('<code>', '<code translate="no">');
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

const unescape = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
