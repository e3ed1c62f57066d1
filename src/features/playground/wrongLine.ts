import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

export interface WrongLine {
  /** Starts at 1; undefined marks nothing. */
  line?: number;
  message: string;
}

const setWrongLine = StateEffect.define<WrongLine | undefined>();

/** The line with an error, until the text changes. */
export const wrongLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { docChanged, effects, state }) => {
    const effect = effects.find((each) => each.is(setWrongLine));
    if (effect) return mark(state.doc, effect.value as WrongLine | undefined);
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The message is a tooltip: below the line, it would move the code during typing. */
function mark(doc: Text, wrong: WrongLine | undefined): DecorationSet {
  if (!wrong?.line || wrong.line > doc.lines) return Decoration.none;
  const attributes = { title: wrong.message };
  const marked = Decoration.line({ class: 'cm-wrong', attributes });
  return Decoration.set(marked.range(doc.line(wrong.line).from));
}

/** Marks a line with an error; without one, clears the mark. */
export function markLine(view: EditorView, wrong?: WrongLine): void {
  view.dispatch({ effects: setWrongLine.of(wrong) });
}
