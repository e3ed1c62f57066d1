// Replaces the stock content to put the page's head (plan, lead, packages) above its body.
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';

export default function DocItemContent({ children }: { children: ReactNode }) {
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageHeader />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
