import type { ComponentType } from 'react';
import { DEMO_SCOPE_ATTRIBUTE } from '../../config/demo';

export interface StyledDemoProps {
  component: ComponentType;
  css: string;
}

/**
 * A variant of a demo with its stylesheet, mounted together; the wrapper does not affect
 * the layout.
 */
export function StyledDemo({ component: Component, css }: StyledDemoProps) {
  return (
    <div {...{ [DEMO_SCOPE_ATTRIBUTE]: '' }} style={{ display: 'contents' }}>
      <style>{css}</style>
      <Component />
    </div>
  );
}
