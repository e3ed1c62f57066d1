import { useEffect, useState, type RefObject } from 'react';
import { tryDecode } from '../../lib/tryDecode';
import { isDemoHash } from './getDemoHash';

/** Whether the hash names this demo; then it opens its code and scrolls into view. */
export function useHashTarget(name: string, ref: RefObject<HTMLElement | null>): boolean {
  const [called, setCalled] = useState(false);
  useEffect(() => {
    const check = () => {
      if (!isDemoHash(tryDecode(window.location.hash), name)) return;
      setCalled(true);
      ref.current?.scrollIntoView();
    };
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, [name, ref]);
  return called;
}
