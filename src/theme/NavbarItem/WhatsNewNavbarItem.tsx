import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { WHATS_NEW_PATH } from '@site/src/config/shell';
import { WhatsNewLink } from '@site/src/features/notifications';

/** The link to What's new; on phones it stays in the navbar, not in the menu. */
export function WhatsNewNavbarItem({ mobile }: { mobile?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = useBaseUrl(WHATS_NEW_PATH) === pathname;
  const ids = usePluginData('notifications') as string[];
  return mobile ? null : (
    <WhatsNewLink to={WHATS_NEW_PATH} isCurrent={isCurrent} ids={ids} />
  );
}
