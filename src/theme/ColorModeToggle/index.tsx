// Wraps the original, which switches from system to light to dark: its first click would
// change nothing for a reader whose system is light. "System" is in the settings.
import { useColorMode } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

export default function ColorModeToggleWrapper(props: Props) {
  const { colorMode } = useColorMode();
  return (
    <ColorModeToggle {...props} value={colorMode} respectPrefersColorScheme={false} />
  );
}
