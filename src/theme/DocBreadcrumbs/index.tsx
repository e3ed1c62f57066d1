// Replaces the original, which also shows the groups of the sidebar: these are the product,
// which leads to its first page, and pages; a page without either is below the home page.
// API tabs show the breadcrumbs of their guide. On small screens the table of contents is
// above them.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  findFirstSidebarItemLink,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { Route } from 'react-router-dom';
import { StructuredData } from '@site/src/features/structured-data';
import { withoutApiTab } from '@site/src/lib/apiPaths';
import { ContentsBar } from './ContentsBar';

export default function DocBreadcrumbs() {
  const location = useLocation();
  const pathname = withoutApiTab(location.pathname);
  return (
    <>
      <ContentsBar key={location.pathname} />
      {/* The breadcrumbs read the route. */}
      <Route location={{ ...location, pathname }}>
        <Breadcrumbs />
      </Route>
    </>
  );
}

function Breadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  const { title, baseUrl } = useDocusaurusContext().siteConfig;
  if (!breadcrumbs) return null;
  const page = breadcrumbs.at(-1);
  const group = breadcrumbs.at(-2);
  // "Overview" says nothing without the name of its group, unless that is the product,
  // which is the link before it.
  const isOfGroup = page?.customProps?.overview === true && breadcrumbs.length > 2;
  const name = isOfGroup ? group?.label : page?.label;
  const parents = breadcrumbs.slice(0, -1).flatMap((item, level) => {
    const isProduct = level === 0 && item.type === 'category';
    const href = item.href ?? (isProduct ? findFirstSidebarItemLink(item) : undefined);
    return href ? [{ label: item.label, href }] : [];
  });
  if (parents.length === 0) parents.push({ label: title, href: baseUrl });
  return (
    <>
      <StructuredData
        breadcrumbs={[
          ...parents,
          ...(name && page?.href ? [{ label: name, href: page.href }] : []),
        ]}
      />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          {parents.map(({ label, href }) => (
            <li key={href} className="breadcrumbs__item">
              <Link className="breadcrumbs__link" href={href}>
                {label}
              </Link>
            </li>
          ))}
          <li className="breadcrumbs__item">
            <span className="breadcrumbs__link">{name}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}
