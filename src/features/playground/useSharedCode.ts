import { useCallback, useEffect, useRef, useState } from 'react';
import type { SourceFile } from './protocol';
import { packCode, unpackCode } from './shareCode';

export type Notice = 'damaged' | 'oversized' | 'too-long';

export interface SharedFiles {
  /** False until the address has been read. */
  isReady: boolean;
  /** Initial files: the code in the address, or after a broken link the original. */
  start?: SourceFile[];
  notice?: Notice;
  onSettle: (files: SourceFile[], isEdited: boolean) => void;
}

/**
 * Reads the code in the address, and then keeps the address up to date.
 * @param originals the files as published
 * @param onTooLong receives whether the code has become too long for an address
 */
export function useSharedCode(
  originals: SourceFile[],
  onTooLong: (isTooLong: boolean) => void,
): SharedFiles {
  const [shared, setShared] = useState<Omit<SharedFiles, 'onSettle'>>({ isReady: false });
  const settled = useRef(0);

  useEffect(() => {
    let current = true;
    void unpackCode(window.location.hash, originals).then((result) => {
      if (!current) return;
      const { state } = result;
      if (state === 'ok') setShared({ isReady: true, start: result.files });
      else if (state === 'none') setShared({ isReady: true });
      else setShared({ isReady: true, start: originals, notice: state });
    });
    return () => {
      current = false;
    };
  }, [originals]);

  const onSettle = useCallback(
    (files: SourceFile[], isEdited: boolean) => {
      settled.current += 1;
      const turn = settled.current;
      void (isEdited ? packCode(files) : Promise.resolve('')).then((hash) => {
        if (turn !== settled.current) return;
        onTooLong(hash === null);
        const { pathname, search } = window.location;
        window.history.replaceState(
          window.history.state,
          '',
          pathname + search + (hash ?? ''),
        );
      });
    },
    [onTooLong],
  );
  return { ...shared, onSettle };
}
