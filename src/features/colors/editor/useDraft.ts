import { useReducer, useState } from 'react';
import { PALETTE_ROLES } from '../../../design/tokens';
import { useThemeDispatch, useThemePreferences } from '../../preferences';
import { hasError, reduceDraft, type Draft, type DraftAction } from './reduceDraft';

export type Notice = 'applied' | 'taken' | 'unfinished';

/** The draft of the colors, and functions to apply or reset it. */
export function useDraft() {
  const { paletteColors } = useThemePreferences();
  const dispatch = useThemeDispatch();
  const [draft, update] = useReducer(reduceDraft, {
    role: 'primary',
    colors: paletteColors,
    texts: {},
  } satisfies Draft);
  const [notice, setNotice] = useState<Notice>();

  // Another tab or the settings changed the site's colors: follow them unless there is a
  // draft.
  const [known, setKnown] = useState(paletteColors);
  if (paletteColors !== known) {
    setKnown(paletteColors);
    const isDraft = JSON.stringify(draft.colors) !== JSON.stringify(known);
    if (!isDraft) update({ type: 'REPLACE', colors: paletteColors });
  }

  return {
    draft,
    notice,
    change: (action: DraftAction) => {
      setNotice(undefined);
      update(action);
    },
    /** @returns false if a field is invalid; then its role is selected */
    apply: (): boolean => {
      const unfinished = PALETTE_ROLES.find((role) => hasError(draft, role));
      setNotice(unfinished ? 'unfinished' : 'applied');
      if (unfinished) update({ type: 'SELECT', role: unfinished });
      else dispatch({ type: 'CHANGE', payload: { paletteColors: draft.colors } });
      return !unfinished;
    },
    reset: (): void => {
      setNotice('taken');
      dispatch({ type: 'RESET_COLORS' });
      update({ type: 'REPLACE', colors: {} });
    },
  };
}
