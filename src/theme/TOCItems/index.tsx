// Replaces the stock items to mark the section that is being read at a measured pace, for
// screen readers too, and to keep its link in sight.
import { useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import TOCItemTree from '@theme/TOCItems/Tree';
import type { Props } from '@theme/TOCItems';
import { useScrollSpy } from '@site/src/features/toc';

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
  ...props
}: Props) {
  const levels = useThemeConfig().tableOfContents;
  const root = useRef<HTMLElement>(null);
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? levels.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? levels.maxHeadingLevel,
  });
  useScrollSpy(root, linkActiveClassName);
  return (
    <nav
      ref={root}
      aria-label={translate({
        id: 'toc.Items.label',
        message: 'On this page',
        description: 'Name of the table of contents, for screen readers',
      })}
    >
      <TOCItemTree
        toc={tree}
        className={className}
        linkClassName={linkClassName}
        {...props}
      />
    </nav>
  );
}
