// Replaces the original content, which only offers to try again, with one that explains
// what to do.
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import { useEffect, useRef } from 'react';
import { ErrorView } from '@site/src/features/error-page';

export default function ErrorPageContent({ error, tryAgain }: Props) {
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== failedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main>
      <ErrorView error={error} />
    </main>
  );
}
