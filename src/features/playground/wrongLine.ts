import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

export interface WrongLine {
  /** Starts at 1; undefined marks nothing. */
  line?: number;
  message: string;
}

/**
 * The message below its line. Screen readers get it from the live region below the
 * editor.
 */
class Message extends WidgetType {
  constructor(readonly text: string) {
    super();
  }
  override eq(other: Message): boolean {
    return other.text === this.text;
  }
  override toDOM(): HTMLElement {
    const place = document.createElement('div');
    place.className = 'cm-wrong-place';
    place.setAttribute('aria-hidden', 'true');
    const message = document.createElement('div');
    message.className = 'cm-wrong-message';
    message.dir = 'auto';
    message.textContent = this.text;
    place.append(message);
    return place;
  }
}

const setWrongLine = StateEffect.define<WrongLine | undefined>();
const wrongMark = Decoration.line({ class: 'cm-wrong' });

/** The line with an error and its message, until the text changes. */
export const wrongLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { docChanged, effects, state }) => {
    const effect = effects.find((each) => each.is(setWrongLine));
    if (effect) return mark(state.doc, effect.value as WrongLine | undefined);
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function mark(doc: Text, wrong: WrongLine | undefined): DecorationSet {
  if (!wrong?.line || wrong.line > doc.lines) return Decoration.none;
  const { from, to } = doc.line(wrong.line);
  const widget = Decoration.widget({
    widget: new Message(wrong.message),
    block: true,
    side: 1,
  });
  return Decoration.set([wrongMark.range(from), widget.range(to)]);
}

/** Marks a line and shows its error; without an error, clears the mark. */
export function markLine(view: EditorView, wrong?: WrongLine): void {
  view.dispatch({ effects: setWrongLine.of(wrong) });
}
