// Replaces the stock callouts and their nine kinds; plugins/mdx holds pages to these four.
import type { ReactNode } from 'react';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import { Callout, type CalloutProps } from '@site/src/components/Callout';

export default function Admonition(props: CalloutProps & { children: ReactNode }) {
  return <Callout {...processAdmonitionProps(props)} />;
}
