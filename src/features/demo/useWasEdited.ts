import { useEffect, useState } from 'react';
import { findPlace } from '../../components/editorPlaces';

/**
 * Whether the demo's editor was open when the site reloaded the page; then it opens
 * again.
 */
export function useWasEdited(id: string): boolean {
  const [edited, setEdited] = useState(false);
  useEffect(() => {
    const check = () => {
      if (findPlace(`${id}/`)) setEdited(true);
    };
    check();
  }, [id]);
  return edited;
}
