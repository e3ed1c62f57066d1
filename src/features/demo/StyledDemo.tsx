import type { ComponentType } from 'react';
import { DEMO_SCOPE_ATTRIBUTE } from '../../config/demo';

export interface StyledDemoProps {
  component: ComponentType;
  css: string;
}

/** A variant of a demo with its styles, which come and go with it; the box itself takes no room. */
export function StyledDemo({ component: Component, css }: StyledDemoProps) {
  return (
    <div {...{ [DEMO_SCOPE_ATTRIBUTE]: '' }} style={{ display: 'contents' }}>
      <style>{css}</style>
      <Component />
    </div>
  );
}
