import type { Node } from './Node';

/** Marks notes for the stylesheet. */
const NOTE_CLASS = 'translation-note';

const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/**
 * As if an author had written the tag: the compiler leaves it alone. Else a link would become one
 * of the framework's, which adds the path of the language and looks for the page there.
 */
const EXPLICIT = { _mdxExplicitJsx: true };

/**
 * A note about a translation, with a link where there is one. Its elements are plain ones: they
 * are on every page without a translation, and cost no script. The link leads to a site apart
 * from that of the language, so that it is none for the framework to follow or check.
 */
export const renderNote = (text: string, link?: { text: string; href: string }): Node =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'p',
    data: EXPLICIT,
    attributes: [attribute('className', NOTE_CLASS), attribute('role', 'note')],
    children: [
      { type: 'text', value: link ? `${text} ` : text },
      ...(link
        ? [
            {
              type: 'mdxJsxTextElement',
              name: 'a',
              data: EXPLICIT,
              attributes: [attribute('href', link.href)],
              children: [{ type: 'text', value: link.text }],
            },
          ]
        : []),
    ],
  }) as Node;
