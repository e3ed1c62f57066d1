import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readAddress, writeAddress, type AddressedSearch } from './searchAddress';

/** Delay after the last key before the address is updated, in ms. */
const ADDRESS_DELAY = 300;

/**
 * A search that is synchronized with the address, so that it can be linked to.
 * @param input the text field; what was typed before hydration is preserved
 */
export function useAddressedSearch(
  input: RefObject<HTMLInputElement | null>,
): [AddressedSearch, (search: AddressedSearch) => void] {
  const history = useHistory();
  const { pathname, search: query } = useLocation();
  // The server does not know the query, and the first render must match the server's.
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<AddressedSearch>(() =>
    isBrowser ? readAddress(query) : { text: '', filters: {} },
  );
  const written = useRef<string>(undefined);
  useEffect(() => {
    if (query === written.current) return;
    const isFirst = written.current === undefined;
    written.current = query;
    const next = readAddress(query);
    const typed = isFirst ? input.current?.value : undefined;
    setState({ ...next, text: typed || next.text });
  }, [query, input]);
  useEffect(() => {
    const next = writeAddress(state);
    if (written.current === undefined || next === written.current) return undefined;
    const timer = window.setTimeout(() => {
      written.current = next;
      history.replace(pathname + next);
    }, ADDRESS_DELAY);
    return () => window.clearTimeout(timer);
  }, [state, history, pathname]);
  return [state, setState];
}
