import { useDemoScheme, useDirection } from '../../preferences';
import type { DemoLook } from '../withOwnLook';
import { getToolLabels } from './labels';
import { ToolButton } from './ToolButton';

export interface LookButtonsProps {
  own?: DemoLook;
  onChange: (own: DemoLook) => void;
}

/**
 * Switches direction and scheme of one demo. A button names what the demo shows, or would show,
 * other than the site; pressed, the demo keeps it whatever the site changes to.
 */
export function LookButtons({ own = {}, onChange }: LookButtonsProps) {
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  const labels = getToolLabels();
  const direction = own.direction ?? (siteDirection === 'rtl' ? 'ltr' : 'rtl');
  const scheme = own.scheme ?? (siteScheme === 'dark' ? 'light' : 'dark');
  return (
    <>
      <ToolButton
        icon="direction"
        label={labels[direction]}
        pressed={own.direction !== undefined}
        onClick={() =>
          onChange({ ...own, direction: own.direction ? undefined : direction })
        }
      />
      <ToolButton
        icon="scheme"
        label={labels[scheme]}
        pressed={own.scheme !== undefined}
        onClick={() => onChange({ ...own, scheme: own.scheme ? undefined : scheme })}
      />
    </>
  );
}
