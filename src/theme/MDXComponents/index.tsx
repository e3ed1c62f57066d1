// Replaces the original map to include only what pages use: the original one imports the
// highlighter.
import MDXA from '@theme/MDXComponents/A';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import Admonition from '@theme/Admonition';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ComponentProps } from 'react';
import { CodeBlock } from '@site/src/components/CodeBlock';
import { FirstSteps } from '@site/src/components/FirstSteps';
import { LicenseNote } from '@site/src/components/LicenseNote';
import { PlanBadge } from '@site/src/components/PlanBadge';
import { Table } from '@site/src/components/Table';
import { ApiContent } from '@site/src/features/api-reference';
import { ColorEditor } from '@site/src/features/colors';
import { CardGrid, Demo, ProductCard, type DemoProps } from '@site/src/features/demo';
import { loadLiveEditor } from '@site/src/features/playground';
import { PageAd } from '../DocItem/PageAd';

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, 'as'>;

/** Connects the demo with the editor: features do not depend on each other. */
const loadEditor = () => loadLiveEditor().then(({ LiveEditor }) => LiveEditor);

/** A demo with the editor, which is another feature. */
const SiteDemo = (props: Omit<DemoProps, 'loadEditor'>) => (
  <Demo {...props} loadEditor={loadEditor} />
);

/** The heading of a section; the page's ad is before that of the second section. */
function SectionHeading(props: HeadingProps) {
  return (
    <>
      {props.id && <PageAd before={props.id} />}
      <MDXHeading as="h2" {...props} />
    </>
  );
}

const MDXComponents = {
  a: MDXA,
  // The translators of browsers must not change code.
  code: (props: ComponentProps<'code'>) => <code translate="no" {...props} />,
  // The framework's name for `<details>` in a page.
  Details: MDXDetails,
  img: MDXImg,
  li: MDXLi,
  ul: MDXUl,
  table: Table,
  h2: SectionHeading,
  h3: (props: HeadingProps) => <MDXHeading as="h3" {...props} />,
  h4: (props: HeadingProps) => <MDXHeading as="h4" {...props} />,
  admonition: Admonition,
  ApiPage: ApiContent,
  CardGrid,
  CodeBlock,
  ColorEditor,
  Demo: SiteDemo,
  EventList: ApiContent,
  FirstSteps,
  LicenseNote,
  PlanBadge,
  ProductCard,
  TabItem,
  Tabs,
};

export default MDXComponents;
