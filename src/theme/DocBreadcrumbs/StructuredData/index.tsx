// Replaces the original data, which only contains the breadcrumbs: a page has one block.
import { StructuredData, type Breadcrumb } from '@site/src/features/structured-data';

export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: {
  breadcrumbs: readonly Breadcrumb[];
}) {
  return <StructuredData breadcrumbs={breadcrumbs} />;
}
