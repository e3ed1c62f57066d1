import { useEffect, useState, type RefObject } from 'react';
import { tryDecode } from '../../lib/tryDecode';
import { isDemoHash } from './getDemoHash';

/** Whether the address names this demo; then it opens its code and scrolls into view. */
export function useCalledByHash(
  name: string,
  ref: RefObject<HTMLElement | null>,
): boolean {
  const [called, setCalled] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!isDemoHash(tryDecode(window.location.hash), name)) return;
      setCalled(true);
      ref.current?.scrollIntoView();
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [name, ref]);
  return called;
}
