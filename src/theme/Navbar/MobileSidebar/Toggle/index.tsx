// Wraps the button of the phones' menu: without scripts, a link to the sidebar takes its
// place.
import { translate } from '@docusaurus/Translate';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import IconMenu from '@theme/Icon/Menu';
import { SIDEBAR_ID } from '@site/src/config/shell';

export default function ToggleOrLink() {
  return (
    <>
      <Toggle />
      <noscript data-menu-link="">
        <a
          className="navbar__toggle"
          href={`#${SIDEBAR_ID}`}
          aria-label={translate({
            id: 'navbar.MobileSidebar.label',
            message: 'Menu',
            description: 'Name of the menu of phones',
          })}
        >
          <IconMenu />
        </a>
      </noscript>
    </>
  );
}
