// Wraps the breadcrumbs, which read the route, to show those of the guide on its API
// tabs.
import { useLocation } from '@docusaurus/router';
import { Route } from 'react-router-dom';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { withoutApiTab } from '@site/src/lib/apiPaths';

export default function DocBreadcrumbsOfGuide() {
  const location = useLocation();
  const pathname = withoutApiTab(location.pathname);
  if (pathname === location.pathname) return <DocBreadcrumbs />;
  return (
    <Route location={{ ...location, pathname }}>
      <DocBreadcrumbs />
    </Route>
  );
}
