import { EditorView } from '@codemirror/view';
import { createEditor } from '../../../src/features/playground/createEditor';

/** Types a text into an empty editor, as the browser would. */
function type(text: string): string {
  const events = { onChange: () => undefined, onEscape: () => undefined };
  const view = createEditor(document.body, { name: 'A.tsx', code: '' }, {}, events);
  for (const key of text) {
    const { head } = view.state.selection.main;
    const insert = () => view.state.update(view.state.replaceSelection(key));
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, head, head, key, insert)))
      view.dispatch(insert());
  }
  const typed = view.state.doc.toString();
  view.destroy();
  return typed;
}

test.each(['<b>hi</b>', '<><i />1</>'])('%s stays as it was typed', (text) => {
  expect(type(text)).toBe(text);
});
