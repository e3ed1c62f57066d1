import { useDemoScheme, useDirection } from '../../preferences';
import type { DemoAppearance } from '../withAppearance';
import { getToolLabels } from './labels';
import type { Tool } from './ToolButton';

/**
 * Tools that switch direction and scheme of one demo. Each names the value that differs
 * from the site; while it is on, the demo keeps that value even if the site changes.
 */
export function useAppearanceTools(
  appearance: DemoAppearance = {},
  onChange: (appearance: DemoAppearance) => void,
): Tool[] {
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  const labels = getToolLabels();
  const direction = appearance.direction ?? (siteDirection === 'rtl' ? 'ltr' : 'rtl');
  const scheme = appearance.scheme ?? (siteScheme === 'dark' ? 'light' : 'dark');
  return [
    {
      icon: 'direction',
      label: labels[direction],
      pressed: appearance.direction !== undefined,
      onClick: () =>
        onChange({
          ...appearance,
          direction: appearance.direction ? undefined : direction,
        }),
    },
    {
      icon: 'scheme',
      label: labels[scheme],
      pressed: appearance.scheme !== undefined,
      onClick: () =>
        onChange({ ...appearance, scheme: appearance.scheme ? undefined : scheme }),
    },
  ];
}
