// Replaces the original map to include only the types of items that src/config/menus.ts
// uses.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchBar from '@theme/SearchBar';
import { NotificationBell } from '@site/src/features/notifications';
import { SettingsButton } from '@site/src/features/preferences';
import { VersionsNavbarItem } from './VersionsNavbarItem';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  'custom-notifications': NotificationsNavbarItem,
  'custom-settings': SettingsNavbarItem,
  'custom-versions': VersionsNavbarItem,
};

/**
 * The button of the settings drawer; on phones it stays in the navbar, not in the menu.
 */
function SettingsNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <SettingsButton />;
}

/** The notification bell, which also stays in the navbar. */
function NotificationsNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <NotificationBell />;
}

/** The search, which also stays in the navbar. */
function SearchNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <SearchBar />;
}
