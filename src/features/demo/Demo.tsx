import { useCallback, useState } from 'react';
import type { DemoModule } from '../../types/demo';
import { useCodePreferences } from '../preferences';
import { DemoCodeArea } from './DemoCodeArea';
import { DemoStage, type DemoBackground } from './DemoStage';
import styles from './styles.module.css';

export interface DemoProps {
  /** Made by the demo loader from the name that the page gives. */
  demo: DemoModule;
  height?: number;
  maxWidth?: number;
  background?: DemoBackground;
  iframe?: boolean;
  defaultCodeOpen?: boolean;
  hideToolbar?: boolean;
  disableAd?: boolean;
  preview?: boolean;
}

/**
 * A live example with its source. `data-demo` and `data-demo-state` on the outermost element
 * are a contract for tools: the state is `static` until the component runs, then `live`.
 */
export function Demo(props: DemoProps) {
  const { demo, hideToolbar = false } = props;
  const { codeStyling } = useCodePreferences();
  const [live, setLive] = useState(false);
  const onLive = useCallback(() => setLive(true), []);
  const variant = demo.variants[codeStyling] ?? demo.variants.system;
  if (!variant) throw new Error(`Demo ${demo.id} has no System variant.`);
  return (
    <div
      className={styles.demo}
      data-demo={demo.name}
      data-demo-state={live ? 'live' : 'static'}
    >
      <DemoStage {...props} variant={variant} onLive={onLive} />
      {!hideToolbar && (
        <DemoCodeArea
          demo={demo}
          variant={variant}
          showPreview={props.preview ?? true}
          defaultOpen={props.defaultCodeOpen}
        />
      )}
    </div>
  );
}
