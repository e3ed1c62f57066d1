// Provides what features share: the reader's preferences and the scope of the page.
import { useState, type ReactNode } from 'react';
import { dropDiscardedHeads } from '@site/src/components/dropDiscardedHeads';
import { PageScope } from '@site/src/components/PageScope';
import {
  CodePreferencesProvider,
  ThemePreferencesProvider,
} from '@site/src/features/preferences';

export default function Root({ children }: { children: ReactNode }) {
  useState(dropDiscardedHeads);
  return (
    <PageScope>
      <ThemePreferencesProvider>
        <CodePreferencesProvider>{children}</CodePreferencesProvider>
      </ThemePreferencesProvider>
    </PageScope>
  );
}
