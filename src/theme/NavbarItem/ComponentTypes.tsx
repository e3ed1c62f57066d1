// Replaces the original map to include only the types of items that src/config/menus.ts
// uses.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchBar from '@theme/SearchBar';
import { LanguageMenu } from '@site/src/features/languages';
import { SettingsButton } from '@site/src/features/preferences';
import { VersionsNavbarItem } from './VersionsNavbarItem';
import { WhatsNewNavbarItem } from './WhatsNewNavbarItem';

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  'custom-languages': LanguagesNavbarItem,
  'custom-settings': SettingsNavbarItem,
  'custom-versions': VersionsNavbarItem,
  'custom-whats-new': WhatsNewNavbarItem,
};

/**
 * The button of the settings drawer; on phones it stays in the navbar, not in the menu.
 */
function SettingsNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <SettingsButton />;
}

/** The languages; on phones they are in the menu only. */
function LanguagesNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? (
    <li className="menu__list-item">
      <LanguageMenu inline />
    </li>
  ) : (
    <LanguageMenu />
  );
}

/** The search, which also stays in the navbar. */
function SearchNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <SearchBar />;
}
