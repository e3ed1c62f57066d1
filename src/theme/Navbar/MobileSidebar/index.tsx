// Wraps the menu of phones to make it a modal dialog: it takes the focus and keeps it,
// and Escape closes it and returns the focus.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect, useRef } from 'react';
import { PartBoundary } from '@site/src/components/PartBoundary';
import styles from './styles.module.css';

/** All of the page but the menu and its backdrop, which closes it. */
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

export default function ModalMobileSidebar() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown) return undefined;
    dialog.current?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    for (const each of behind) each.inert = true;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const each of behind) each.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  return (
    <div
      ref={dialog}
      className={styles.dialog}
      {...(shown && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': translate({
          id: 'navbar.MobileSidebar.label',
          message: 'Menu',
          description: 'Name of the menu of phones',
        }),
      })}
    >
      <PartBoundary isFloating onClose={toggle}>
        <MobileSidebar />
      </PartBoundary>
    </div>
  );
}
