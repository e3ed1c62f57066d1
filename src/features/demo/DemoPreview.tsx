import { useCallback, useRef, useState } from 'react';
import type { DemoModule } from '../../types/demo';
import { DemoStage } from './DemoStage';
import { PreviewWidth } from './PreviewWidth';
import { useNearViewport } from './useNearViewport';

/** The width of a preview on the home page in a window of 1440 px. */
const WIDTH = 352;

/**
 * A demo without toolbar and code, for cards. It has the same attributes for tools as
 * `<Demo>`.
 */
export function DemoPreview({ demo }: { demo: DemoModule }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref);
  const [live, setLive] = useState(false);
  const onLive = useCallback(() => setLive(true), []);
  const variant = demo.variants.system;
  if (!variant) throw new Error(`Demo ${demo.id} has no System variant.`);
  return (
    <div ref={ref} data-demo={demo.name} data-demo-state={live ? 'live' : 'static'}>
      <PreviewWidth value={WIDTH}>
        <DemoStage
          demo={demo}
          variant={variant}
          enabled={near}
          background="inline"
          onLive={onLive}
        />
      </PreviewWidth>
    </div>
  );
}
