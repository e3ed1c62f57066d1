import { useCallback, useState } from 'react';
import type { DemoModule } from '../../types/demo';
import { DemoStage } from './DemoStage';

/** A demo without toolbar and code, for cards. Follows the contract of `<Demo>` for tools. */
export function DemoPreview({ demo }: { demo: DemoModule }) {
  const [live, setLive] = useState(false);
  const onLive = useCallback(() => setLive(true), []);
  const variant = demo.variants.system;
  if (!variant) throw new Error(`Demo ${demo.id} has no System variant.`);
  return (
    <div data-demo={demo.name} data-demo-state={live ? 'live' : 'static'}>
      <DemoStage demo={demo} variant={variant} background="inline" onLive={onLive} />
    </div>
  );
}
