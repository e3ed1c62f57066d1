// Wraps the links to the neighbors of a page to name their sections, too.
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
