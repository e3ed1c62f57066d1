import type { Styling } from './demo';

/**
 * A node of an icon's drawing: element name and its props, whose children are nodes
 * again.
 */
export type IconNode = [type: string, props: Record<string, unknown>];

/** Drawings of a group of icons by the icon's name. */
export type IconShard = Record<string, IconNode | IconNode[]>;

/** Where the code of a demo is, below the base address. */
export interface IndexedDemo extends Partial<Record<Styling, string>> {
  /** For a template: the hash of the source that its picture shows. */
  picture?: string;
}

/** Published as `playground/demos.json`: all demos by id. */
export type DemoIndex = Record<string, IndexedDemo>;
