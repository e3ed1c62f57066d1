// Replaces the stock map to name only the kinds of items that src/config/menus.ts uses.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import { SettingsButton } from '@site/src/features/preferences';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  'custom-settings': SettingsNavbarItem,
};

/** The button of the settings drawer; on phones it stays in the bar, not in the menu. */
function SettingsNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <SettingsButton />;
}
