import { useCallback, type ComponentType } from 'react';
import type { Attempt } from '../../components/useAttempt';
import { useChunk } from '../../components/useChunk';
import type { DemoVariant } from '../../types/demo';
import { useThemePreferences } from '../preferences';
import type { LiveDemoProps } from './live/LiveDemo';
import type { DemoTexts } from './live/loadTexts';

interface LoadedDemo {
  Shell: ComponentType<LiveDemoProps>;
  component: ComponentType;
  /** MUI's texts in the language that the reader chose. */
  texts: DemoTexts | undefined;
}

interface LiveDemoState {
  /**
   * Undefined until everything is loaded; the previous variant or language while another
   * one loads.
   */
  loaded: LoadedDemo | undefined;
  attempt: Attempt;
}

/**
 * Loads a demo's module and the component it runs in.
 * @param isEnabled loading starts when this becomes true
 * @param beforeSwap called when everything is loaded, before the static HTML is replaced
 */
export function useLiveDemo(
  variant: DemoVariant,
  isEnabled: boolean,
  beforeSwap: () => void,
): LiveDemoState {
  const { demoLanguage } = useThemePreferences();
  const load = useCallback(async () => {
    const [shell, module] = await Promise.all([
      import('./live/LiveDemo'),
      variant.load(),
    ]);
    const texts = await shell.loadTexts(demoLanguage);
    beforeSwap();
    return { Shell: shell.LiveDemo, component: module.default, texts };
  }, [variant, demoLanguage, beforeSwap]);
  const { value, attempt } = useChunk(load, isEnabled);
  return { loaded: value, attempt };
}
