// Wraps the sidebar to keep a guide page active while one of its API tabs is shown.
import type { ComponentProps } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import { withoutApiTab } from '@site/src/lib/apiPaths';

export default function DocSidebarOfGuide(props: ComponentProps<typeof DocSidebar>) {
  return <DocSidebar {...props} path={withoutApiTab(props.path)} />;
}
