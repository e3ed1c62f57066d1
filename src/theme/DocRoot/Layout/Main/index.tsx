// Wraps the original main part so that the sidebar stays when a page throws.
import { useLocation } from '@docusaurus/router';
import Main from '@theme-original/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { PageErrorBoundary } from '@site/src/features/error-page';

export default function DocRootLayoutMainWrapper({ children, ...props }: Props) {
  return (
    <Main {...props}>
      <PageErrorBoundary path={useLocation().pathname}>{children}</PageErrorBoundary>
    </Main>
  );
}
