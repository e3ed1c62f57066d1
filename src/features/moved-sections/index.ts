/**
 * Client module: redirects links to sections whose anchor differs here, and opens what
 * hides a section.
 */
import type { ClientModule } from '@docusaurus/types';
import { tryDecode } from '../../lib/tryDecode';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
}) => {
  const anchor = tryDecode(location.hash.slice(1));
  if (anchor === '') return;
  // Few links need either part, so they are loaded on demand; without them, readers are
  // still on the right page.
  const ignore = () => undefined;
  const target = document.getElementById(anchor);
  if (!target) {
    import('./followMovedSection').then(
      ({ followMovedSection }) => followMovedSection(window, anchor),
      ignore,
    );
  } else if (target.closest('[role="tabpanel"][hidden], details')) {
    import('./revealSection').then(({ revealSection }) => revealSection(target), ignore);
  }
};
