import { useEffect, useState } from 'react';

/** How long a message must stay the same before it is announced, in ms. */
const REST = 600;

/** A message once it has stopped changing: screen readers only announce the last one. */
export function useDebouncedMessage(message: string): string {
  const [first] = useState(message);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSettled((before) => (before === '' && message === first ? '' : message)),
      REST,
    );
    return () => window.clearTimeout(timer);
  }, [message, first]);
  return settled;
}
