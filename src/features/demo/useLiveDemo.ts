import { useCallback, type ComponentType } from 'react';
import type { Attempt } from '../../components/useAttempt';
import { useChunk } from '../../components/useChunk';
import type { DemoVariant } from '../../types/demo';
import type { LiveDemoProps } from './live/LiveDemo';

interface LiveDemoState {
  /** Undefined until all is there; the last loaded variant while another loads. */
  loaded: { Shell: ComponentType<LiveDemoProps>; component: ComponentType } | undefined;
  attempt: Attempt;
}

/**
 * Loads a demo's module and the shell it runs in.
 * @param isWanted loading starts when this turns true
 * @param beforeSwap called when all is loaded, while the static HTML still stands
 */
export function useLiveDemo(
  variant: DemoVariant,
  isWanted: boolean,
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
  const { value, attempt } = useChunk(load, isWanted);
  return { loaded: value, attempt };
}
