/** Client module: redirects links to sections whose anchor differs here. */
import type { ClientModule } from '@docusaurus/types';
import { tryDecode } from '../../lib/tryDecode';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
}) => {
  const anchor = tryDecode(location.hash.slice(1));
  if (anchor === '' || document.getElementById(anchor)) return;
  // The table is loaded on demand, as few links need it; without it, readers are still on
  // the right page.
  import('./followMovedSection').then(
    ({ followMovedSection }) => followMovedSection(window, anchor),
    () => undefined,
  );
};
