// Replaces the original content to render the page's header (plan, lead, packages) above
// its body, and below it the ad of a page without a second section, and the button to
// save a product.
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { SaveOffline } from '@site/src/features/offline';
import { PageAd } from '../PageAd';
import { PageHeader } from './PageHeader';

export default function DocItemContent({ children }: { children: ReactNode }) {
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageHeader />
      <MDXContent>{children}</MDXContent>
      <PageAd />
      <SaveOffline path={useDoc().metadata.permalink} />
    </div>
  );
}
