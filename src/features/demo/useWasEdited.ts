import { useEffect, useState } from 'react';
import { findPlace } from '../../components/editorPlaces';

/** Whether its editor was open when the site reloaded the page; then it opens again. */
export function useWasEdited(id: string): boolean {
  const [edited, setEdited] = useState(false);
  useEffect(() => {
    const look = () => {
      if (findPlace(`${id}/`)) setEdited(true);
    };
    look();
  }, [id]);
  return edited;
}
