import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  type LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { limitParse } from './limitParse';
import { CODE_COLORS, GENERIC_CALLS } from '../../config/codeColors';
import { wrongLine } from './wrongLine';

export interface EditorEvents {
  onChange: (code: string) => void;
  /** Returns whether it ran the code. */
  onRun?: () => boolean;
  onEscape: () => void;
}

/** Attributes of the editable element: its accessible name and description. */
export type EditorAttributes = Record<string, string>;

/** The same colors as in code that is highlighted at build time. */
const colors = HighlightStyle.define(
  CODE_COLORS.map(({ tag, color }) => ({ tag, color: `var(--tk-${color})` })),
);

const editorTheme = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: '1.55',
  },
  '.cm-content': { padding: '0.9rem 0', caretColor: 'currentColor' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-cursor': { borderLeftColor: 'currentColor' },
  // Code that scrolls sideways moves under the line numbers.
  '.cm-gutters': {
    border: 0,
    color: 'var(--ifm-color-secondary-text)',
    backgroundColor: 'var(--atlas-code-bg)',
  },
  '.cm-activeLineGutter': { color: 'inherit', backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor:
        'color-mix(in srgb, var(--mui-palette-primary-main) 28%, transparent)',
    },
  '.cm-wrong': {
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-error-main) 16%, transparent)',
    boxShadow: 'inset 3px 0 var(--mui-palette-error-main)',
  },
});

/** Creates an editor for one file inside an element. */
export function createEditor(
  parent: HTMLElement,
  { name, code }: { name: string; code: string },
  attributes: EditorAttributes,
  events: EditorEvents,
): EditorView {
  const extensions: Extension[] = [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    syntaxHighlighting(colors),
    editorTheme,
    wrongLine,
    keymap.of([
      { key: 'Escape', run: () => (events.onEscape(), true) },
      { key: 'Mod-Enter', run: () => events.onRun?.() ?? false },
      ...defaultKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
    // Focusable anyway; set explicitly for tools that check scrollable regions.
    EditorView.contentAttributes.of({
      ...attributes,
      spellcheck: 'false',
      tabindex: '0',
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) events.onChange(state.doc.toString());
    }),
  ];
  if (!name.endsWith('.css')) {
    // Without its `support`, which closes tags: a reader who types `</b>` would get it twice.
    const { language } = javascript({
      jsx: !name.endsWith('.ts'),
      typescript: /\.tsx?$/.test(name),
    });
    const { parser } = language as LRLanguage;
    extensions.push(
      (language as LRLanguage).configure({
        props: [GENERIC_CALLS],
        wrap: limitParse(parser.topNode),
      }),
    );
  }
  return new EditorView({ parent, state: EditorState.create({ doc: code, extensions }) });
}

/** Selects a range, limited to the text, and scrolls to it. */
export function select(
  view: EditorView,
  { anchor, head }: { anchor: number; head: number },
): void {
  const fit = (offset: number): number =>
    Math.min(Math.max(offset, 0), view.state.doc.length);
  const selection = { anchor: fit(anchor), head: fit(head) };
  view.dispatch({ selection, scrollIntoView: true });
}

/** Puts the cursor into a line and scrolls to it. */
export function goToLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
}
