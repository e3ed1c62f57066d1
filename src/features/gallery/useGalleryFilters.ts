import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { type GalleryFilters, readFilters, writeFilters } from './filterDemos';

/** Delay after the last key before the address is updated, in ms. */
const ADDRESS_DELAY = 300;

/**
 * Filters that are synchronized with the address, so that they can be linked to.
 * @param input the text field; what was typed before hydration is preserved
 */
export function useGalleryFilters(
  input: RefObject<HTMLInputElement | null>,
): [GalleryFilters, (filters: GalleryFilters) => void] {
  const history = useHistory();
  const { pathname, search: query } = useLocation();
  // The server does not know the query, and the first render must match the server's.
  const [filters, setFilters] = useState<GalleryFilters>({ text: '' });
  const written = useRef<string>(undefined);
  useEffect(() => {
    if (query === written.current) return;
    const isFirst = written.current === undefined;
    written.current = query;
    const next = readFilters(query);
    const typed = isFirst ? input.current?.value : undefined;
    setFilters({ ...next, text: typed || next.text });
  }, [query, input]);
  useEffect(() => {
    const next = writeFilters(filters);
    if (written.current === undefined || next === written.current) return undefined;
    const timer = window.setTimeout(() => {
      written.current = next;
      history.replace(pathname + next);
    }, ADDRESS_DELAY);
    return () => window.clearTimeout(timer);
  }, [filters, history, pathname]);
  return [filters, setFilters];
}
