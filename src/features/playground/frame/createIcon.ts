import { createSvgIcon } from '@mui/material/utils';
import { createElement, type ReactNode } from 'react';
import type { IconNode, IconShard } from '../../../types/playground';

/** Creates an icon component from its published drawing. */
export function createIcon(name: string, drawing: IconShard[string]) {
  return createSvgIcon(toElement(drawing), name);
}

const isNode = (value: unknown): value is IconNode =>
  Array.isArray(value) && typeof value[0] === 'string' && !Array.isArray(value[1]);

function toElement(drawing: unknown, key?: number): ReactNode {
  if (isNode(drawing)) {
    const [type, { children, ...props }] = drawing;
    const inner = children === undefined ? undefined : toElement(children);
    return createElement(type, { ...props, key }, inner);
  }
  if (Array.isArray(drawing)) return drawing.map((node, index) => toElement(node, index));
  return drawing as ReactNode;
}
