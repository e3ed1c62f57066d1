import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Html,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from 'mdast';

/** Helpers that create the nodes of a Markdown document. */

export const text = (value: string): Text => ({ type: 'text', value });
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const lineBreak = (): Html => ({ type: 'html', value: '<br>' });

export const strong = (...children: PhrasingContent[]): Strong => ({
  type: 'strong',
  children,
});

/** @param content link content; defaults to the URL */
export const link = (url: string, ...content: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: content.length > 0 ? content : [text(url)],
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const quote = (...children: BlockContent[]): Blockquote => ({
  type: 'blockquote',
  children,
});

export const heading = (
  depth: Heading['depth'],
  ...children: PhrasingContent[]
): Heading => ({ type: 'heading', depth, children });

/** @param title shown after the language: ` ```tsx title="App.tsx" ` */
export const codeBlock = (value: string, lang: string | null, title?: string): Code => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value: value.replace(/\n$/, ''),
});

/** A list with one line per item. */
export const list = (...items: PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
});

/** @param rows with the header first */
export const table = (...rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

/** Inserts `between` between the parts of a list. */
export const join = (
  parts: readonly PhrasingContent[][],
  between: PhrasingContent,
): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [{ ...between }, ...part]));
