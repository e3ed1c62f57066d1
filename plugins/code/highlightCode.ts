import type { BundledLanguage, HighlighterGeneric, ThemeRegistrationRaw } from 'shiki';
import { escapeHtml } from '../../src/lib/escapeHtml';

/** Languages that pages may use in fences; any other is shown without colors. */
export const CODE_LANGUAGES = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'css',
  'html',
  'json',
  'bash',
  'diff',
] as const;

const ALIASES: Record<string, string> = {
  typescript: 'ts',
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  jsonc: 'json',
  mdx: 'tsx',
};

/** Scope of the grammar → one-letter class that `src/css/code.css` colors for both schemes. */
const CLASSES: [letter: string, scopes: string[]][] = [
  ['c', ['comment', 'punctuation.definition.comment']],
  ['s', ['string', 'punctuation.definition.string', 'markup.inserted']],
  ['n', ['constant.numeric', 'constant.language', 'support.constant']],
  [
    'k',
    [
      'keyword',
      'storage',
      'keyword.operator.expression',
      'keyword.operator.new',
      'markup.deleted',
    ],
  ],
  [
    'f',
    [
      'entity.name.function',
      'support.function',
      'meta.function-call entity.name.function',
    ],
  ],
  [
    't',
    [
      'entity.name.type',
      'entity.name.class',
      'support.type',
      'support.class',
      'support.class.component',
    ],
  ],
  ['g', ['entity.name.tag']],
  [
    'a',
    ['entity.other.attribute-name', 'variable.parameter', 'support.type.property-name'],
  ],
];

const colorOf = (index: number): string =>
  `#${(index + 1).toString(16).padStart(6, '0')}`;

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': '#ffffff', 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: '#ffffff' } },
    ...CLASSES.map(([, scope], index) => ({
      scope,
      settings: { foreground: colorOf(index) },
    })),
  ],
};

const CLASS_OF_COLOR = new Map(
  CLASSES.map(([letter], index) => [colorOf(index), letter]),
);

/** Results by language, marked lines and code: demos share files, and two builds run at once. */
const known = new Map<string, Promise<string>>();

let highlighter: Promise<HighlighterGeneric<BundledLanguage, never>> | undefined;

async function loadHighlighter() {
  const { createHighlighter } = await import('shiki');
  return createHighlighter({ themes: [theme], langs: [...CODE_LANGUAGES] });
}

/**
 * Highlights code at build time, so that no grammar reaches a browser. The result has one
 * `<span class="line">` a line and short class names in place of colors.
 * @param code source text
 * @param language name of a fence; unknown ones come back escaped and uncolored
 * @param marked 1-based lines to mark
 */
export function highlightCode(
  code: string,
  language = '',
  marked: ReadonlySet<number> = new Set(),
): Promise<string> {
  const key = [language, [...marked].join(), code].join('\n');
  const result = known.get(key) ?? highlight(code, language, marked);
  known.set(key, result);
  return result;
}

async function highlight(
  code: string,
  language: string,
  marked: ReadonlySet<number>,
): Promise<string> {
  const text = code.replace(/\n+$/, '');
  const lang = ALIASES[language] ?? language;
  if (!(CODE_LANGUAGES as readonly string[]).includes(lang)) {
    return wrapLines(text.split('\n').map(escapeHtml), marked);
  }
  highlighter ??= loadHighlighter() as never;
  const { tokens } = (await highlighter!).codeToTokens(text, {
    lang: lang as BundledLanguage,
    theme: 'classes' as never,
    // Else a line is left half colored where the machine is busy, and builds differ.
    tokenizeTimeLimit: 0,
  });
  return wrapLines(tokens.map(renderLine), marked);
}

type Token = { content: string; color?: string };

function renderLine(line: Token[]): string {
  const merged: Token[] = [];
  for (const token of line) {
    const last = merged.at(-1);
    if (last && (last.color === token.color || token.content.trim() === '')) {
      last.content += token.content;
    } else {
      merged.push({ content: token.content, color: token.color });
    }
  }
  return merged
    .map(({ content, color }) => {
      const letter = CLASS_OF_COLOR.get((color ?? '').toLowerCase());
      return letter
        ? `<span class="${letter}">${escapeHtml(content)}</span>`
        : escapeHtml(content);
    })
    .join('');
}

const wrapLines = (lines: string[], marked: ReadonlySet<number>): string =>
  lines
    .map(
      (line, index) =>
        `<span class="line${marked.has(index + 1) ? ' marked' : ''}">${line}\n</span>`,
    )
    .join('');
