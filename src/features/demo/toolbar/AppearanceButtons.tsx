import { useDemoScheme, useDirection } from '../../preferences';
import type { DemoAppearance } from '../withAppearance';
import { getToolLabels } from './labels';
import { ToolButton } from './ToolButton';

export interface AppearanceButtonsProps {
  appearance?: DemoAppearance;
  onChange: (appearance: DemoAppearance) => void;
}

/**
 * Toggles direction and scheme of one demo. A button names the value that differs from
 * the site; when pressed, the demo keeps that value even if the site changes.
 */
export function AppearanceButtons({ appearance = {}, onChange }: AppearanceButtonsProps) {
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  const labels = getToolLabels();
  const direction = appearance.direction ?? (siteDirection === 'rtl' ? 'ltr' : 'rtl');
  const scheme = appearance.scheme ?? (siteScheme === 'dark' ? 'light' : 'dark');
  return (
    <>
      <ToolButton
        icon="direction"
        label={labels[direction]}
        pressed={appearance.direction !== undefined}
        onClick={() =>
          onChange({
            ...appearance,
            direction: appearance.direction ? undefined : direction,
          })
        }
      />
      <ToolButton
        icon="scheme"
        label={labels[scheme]}
        pressed={appearance.scheme !== undefined}
        onClick={() =>
          onChange({ ...appearance, scheme: appearance.scheme ? undefined : scheme })
        }
      />
    </>
  );
}
