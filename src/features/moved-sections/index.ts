/** Client module: links to sections that have another anchor here lead to them nevertheless. */
import type { ClientModule } from '@docusaurus/types';
import { tryDecode } from '../../lib/tryDecode';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
}) => {
  const anchor = tryDecode(location.hash.slice(1));
  if (anchor === '' || document.getElementById(anchor)) return;
  // The table is for the few who come by such a link; without it they are on the right page.
  import('./followMovedSection').then(
    ({ followMovedSection }) => followMovedSection(window, anchor),
    () => undefined,
  );
};
