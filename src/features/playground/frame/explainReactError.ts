/** Texts for React's error codes in production; these are the ones that edits cause. */
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
 * Adds the message and the position to an error of React: its stack points into React,
 * but the component stack leads to the edited code.
 */
export function explainReactError(
  error: unknown,
  componentStack?: string | null,
): unknown {
  if (!isError(error)) return error;
  // Only React's own errors lack a message, and the type of an error may be meaningful.
  if (!error.message.startsWith('Minified React error'))
    return Object.assign(error, { componentStack });
  const code = /Minified React error #(\d+)/.exec(error.message)?.[1];
  const explained = new Error((code && EXPLANATIONS[code]) ?? error.message);
  explained.stack = error.stack;
  return Object.assign(explained, { componentStack });
}

/** A proxy may refuse to be asked. */
function isError(error: unknown): error is Error {
  try {
    return error instanceof Error && typeof error.message === 'string';
  } catch {
    return false;
  }
}
