// Replaces the original admonitions and their nine types; plugins/mdx only allows these
// four.
import type { ReactNode } from 'react';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import { Callout, type CalloutProps } from '@site/src/components/Callout';

export default function Admonition(props: CalloutProps & { children: ReactNode }) {
  return <Callout {...processAdmonitionProps(props)} />;
}
