// Wraps the links to the previous and next page to add the names of their sections.
import DocPaginator from '@theme-original/DocPaginator';
import type { Props } from '@theme/DocPaginator';
import { usePageName } from '@site/src/features/sidebar';

export default function DocPaginatorWithSections({ previous, next, ...props }: Props) {
  const name = usePageName();
  return (
    <DocPaginator
      {...props}
      previous={previous && { ...previous, title: name(previous) }}
      next={next && { ...next, title: name(next) }}
    />
  );
}
