import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readAddress, writeAddress, type AddressedSearch } from './searchAddress';

/** How long the typing has to rest before the address follows, in ms. */
const ADDRESS_DELAY = 300;

/**
 * A search that its address names, so that it can be linked to: the address follows what is
 * typed, and what is typed follows the address.
 * @param input the field; what was typed into it before the scripts ran is taken over
 */
export function useAddressedSearch(
  input: RefObject<HTMLInputElement | null>,
): [AddressedSearch, (search: AddressedSearch) => void] {
  const history = useHistory();
  const { pathname, search: query } = useLocation();
  // The server does not know the query, and the first rendering is what the server wrote.
  const [state, setState] = useState<AddressedSearch>({ text: '', filters: {} });
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
