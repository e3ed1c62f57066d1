// Wraps the original table of contents to show its name above it, and below it the link
// to edit the page and the page's ad, where they stay in view.
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { AdSlot } from '@site/src/features/ads';
import { findAdRoom } from '../../findAdRoom';
import styles from './styles.module.css';

export default function DocItemTOCDesktopWrapper() {
  const { frontMatter, metadata, toc } = useDoc();
  const { disableAd } = frontMatter as { disableAd?: boolean };
  const room = findAdRoom(toc);
  return (
    <div className={styles.column}>
      {/* Screen readers get it as the name of the list. */}
      <p className={styles.heading} aria-hidden="true">
        {translate({
          id: 'toc.Items.label',
          message: 'On this page',
          description: 'Name of the table of contents, for screen readers',
        })}
      </p>
      <TOCDesktop />
      {metadata.editUrl && (
        <Link to={metadata.editUrl} className={styles.edit}>
          <Translate
            id="theme.common.editThisPage"
            description="The link label to edit the current page"
          >
            Edit this page
          </Translate>
        </Link>
      )}
      {room && <AdSlot disabled={disableAd} place="beside" room={room} />}
    </div>
  );
}
