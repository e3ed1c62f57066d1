import type { Node } from './Node';

/** Marks notes for the stylesheet, and for the search, which leaves them out. */
export const NOTE_CLASS = 'translation-note';

const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/**
 * A note about a translation, with a link where there is one. Its elements are plain ones: they
 * are on every page without a translation, and cost no script. The link leads to a site apart
 * from that of the language, so that it is none for the framework to follow or check.
 */
export const renderNote = (text: string, link?: { text: string; href: string }): Node =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'p',
    attributes: [attribute('className', NOTE_CLASS), attribute('role', 'note')],
    children: [
      { type: 'text', value: link ? `${text} ` : text },
      ...(link
        ? [
            {
              type: 'mdxJsxTextElement',
              name: 'a',
              attributes: [attribute('href', link.href)],
              children: [{ type: 'text', value: link.text }],
            },
          ]
        : []),
    ],
  }) as Node;
