// Wraps the sidebar to keep a guide page active while one of its API tabs is shown, and to
// give it an id.
import type { ComponentProps } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import { SIDEBAR_ID } from '@site/src/config/shell';
import { withoutApiTab } from '@site/src/lib/apiPaths';
import styles from './styles.module.css';

export default function DocSidebarOfGuide(props: ComponentProps<typeof DocSidebar>) {
  return (
    <>
      <span id={SIDEBAR_ID} className={styles.start} />
      <DocSidebar {...props} path={withoutApiTab(props.path)} />
    </>
  );
}
