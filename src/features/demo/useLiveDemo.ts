import { useCallback, type ComponentType } from 'react';
import type { Attempt } from '../../components/useAttempt';
import { useChunk } from '../../components/useChunk';
import type { DemoVariant } from '../../types/demo';
import type { LiveDemoProps } from './live/LiveDemo';

interface LiveDemoState {
  /**
   * Undefined until everything is loaded; the previous variant while another one loads.
   */
  loaded: { Shell: ComponentType<LiveDemoProps>; component: ComponentType } | undefined;
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
  const load = useCallback(async () => {
    const [shell, module] = await Promise.all([
      import('./live/LiveDemo'),
      variant.load(),
    ]);
    beforeSwap();
    return { Shell: shell.LiveDemo, component: module.default };
  }, [variant, beforeSwap]);
  const { value, attempt } = useChunk(load, isEnabled);
  return { loaded: value, attempt };
}
