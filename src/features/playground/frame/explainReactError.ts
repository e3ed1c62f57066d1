/** React's own errors come as numbers in its production build; these are the ones editing makes. */
const EXPLANATIONS: Record<string, string> = {
  '31': 'An object is not something that React can show. Return elements, text or numbers.',
  '130':
    'An element has no component: what its name stands for is undefined. Is it imported, and is the name exported?',
  '185': 'The component updates itself without end: it sets state each time it renders.',
  '300': 'Fewer hooks ran than in the render before; a hook stands behind a condition.',
  '301': 'The component updates itself without end: it sets state while it renders.',
  '310': 'More hooks ran than in the render before; a hook stands behind a condition.',
  '321': 'A hook was called outside a component.',
};

/**
 * Gives an error of React its words and its place: the stack of such an error lies in React,
 * the component stack leads to the edited code.
 */
export function explainReactError(
  error: unknown,
  componentStack?: string | null,
): unknown {
  if (!(error instanceof Error)) return error;
  // Only React's own errors lack words, and an error may be of a kind that has a meaning.
  if (!error.message.startsWith('Minified React error'))
    return Object.assign(error, { componentStack });
  const code = /Minified React error #(\d+)/.exec(error.message)?.[1];
  const explained = new Error((code && EXPLANATIONS[code]) ?? error.message);
  explained.stack = error.stack;
  return Object.assign(explained, { componentStack });
}
