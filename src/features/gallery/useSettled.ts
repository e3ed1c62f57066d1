import { useEffect, useState } from 'react';

/** How long a message has to stay the same before it is said, in ms. */
const REST = 600;

/** A message once it has stopped changing: screen readers are told of the last one alone. */
export function useSettled(message: string): string {
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
