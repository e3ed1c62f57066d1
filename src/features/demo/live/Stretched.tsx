import { cloneElement, type ComponentType, isValidElement, type ReactNode } from 'react';

/** Elements of this height in px and more are charts or boxes around them. */
const MIN_HEIGHT = 100;

interface Size {
  height?: unknown;
  width?: unknown;
}

interface Sized extends Size {
  style?: Size;
  sx?: unknown;
  children?: ReactNode;
}

export interface StretchedProps {
  component: ComponentType;
  /** How many times as tall; undefined outside of full screen. */
  factor?: number;
}

/**
 * A demo whose charts are taller than its code says, to fill the window. A chart with a
 * `height` cannot be stretched from outside: the elements that the demo returns get
 * another one. For that, the demo is called like a function and not rendered, which keeps
 * its state when the factor changes. In development, it is rendered until it is stretched,
 * for Fast Refresh.
 */
export function Stretched({ component: Component, factor }: StretchedProps) {
  const isClass = Component.prototype?.isReactComponent !== undefined;
  const isCalled = factor !== undefined || process.env.NODE_ENV !== 'development';
  return isCalled && !isClass ? (
    <Called component={Component as (props: object) => ReactNode} factor={factor ?? 1} />
  ) : (
    <Component />
  );
}

interface CalledProps {
  component: (props: object) => ReactNode;
  factor: number;
}

function Called({ component, factor }: CalledProps) {
  const content = component({});
  return factor > 1 ? stretch(content, factor) : content;
}

/** Multiplies the heights of charts, and of the boxes around them. */
function stretch(node: ReactNode, factor: number): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode) => stretch(child, factor));
  if (!isValidElement<Sized>(node)) return node;
  const { children, style, sx } = node.props;
  const changes: Partial<Sized> = {
    ...(typeof node.type !== 'string' && multiply(node.props, factor)),
    ...(style && { style: { ...style, ...multiply(style, factor) } }),
    ...(isPlain(sx) && { sx: { ...sx, ...multiply(sx, factor) } }),
  };
  if (children === undefined) return cloneElement(node, changes);
  const nodes = (Array.isArray(children) ? children : [children]) as ReactNode[];
  return cloneElement(node, changes, ...nodes.map((child) => stretch(child, factor)));
}

const isPlain = (sx: unknown): sx is object =>
  typeof sx === 'object' && sx !== null && !Array.isArray(sx);

/** The new height, unless it is small or part of a fixed size. */
const multiply = ({ height, width }: Size, factor: number): Size =>
  typeof height === 'number' && height >= MIN_HEIGHT && typeof width !== 'number'
    ? { height: Math.round(height * factor) }
    : {};
