// Wraps the original table of contents to render the page's ad below it, where it stays
// in view.
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { AdSlot } from '@site/src/features/ads';
import styles from './styles.module.css';

export default function DocItemTOCDesktopWrapper() {
  const { disableAd } = useDoc().frontMatter as { disableAd?: boolean };
  return (
    <div className={styles.column}>
      <TOCDesktop />
      <AdSlot disabled={disableAd} place="beside" />
    </div>
  );
}
