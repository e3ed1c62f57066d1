// Replaces the stock data, which has the breadcrumbs alone: a page has one block.
import { StructuredData, type Breadcrumb } from '@site/src/features/structured-data';

export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: {
  breadcrumbs: readonly Breadcrumb[];
}) {
  return <StructuredData breadcrumbs={breadcrumbs} />;
}
