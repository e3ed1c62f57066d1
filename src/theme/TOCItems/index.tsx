// Replaces the original items to update the current section at a limited rate, also for
// screen readers, to keep its link in view, and to set the language of the titles.
import { useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import TOCItemTree from '@theme/TOCItems/Tree';
import type { Props } from '@theme/TOCItems';
import { useScrollSpy } from '@site/src/features/toc';
import { getTextLanguage } from '@site/src/lib/getTextLanguage';
import { isReferencePath } from '@site/src/lib/apiPaths';

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
  const { source, permalink } = useDoc().metadata;
  const { currentLocale } = useDocusaurusContext().i18n;
  const textLanguage = getTextLanguage(source, currentLocale);
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
      {/* The titles in the reference are labels of the site. */}
      <div lang={isReferencePath(permalink) ? undefined : textLanguage}>
        <TOCItemTree
          toc={keepCode(tree)}
          className={className}
          linkClassName={linkClassName}
          {...props}
        />
      </div>
    </nav>
  );
}

type Tree = ReturnType<typeof useFilteredAndTreeifiedTOC>;

/** Translators of browsers leave the code in the titles alone. */
const keepCode = (tree: Tree): Tree =>
  tree.map((item) => ({
    ...item,
    value: item.value.replaceAll('<code>', '<code translate="no">'),
    children: keepCode(item.children as Tree),
  }));
