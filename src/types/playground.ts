import type { Styling } from './demo';

/** Part of an icon's drawing: element name and its props, whose children are nodes again. */
export type IconNode = [type: string, props: Record<string, unknown>];

/** Drawings of a group of icons by the icon's name. */
export type IconShard = Record<string, IconNode | IconNode[]>;

/** Where the code of a demo is, below the base address. */
export interface IndexedDemo extends Partial<Record<Styling, string>> {
  /** Of a template: the hash of the source that its picture shows. */
  picture?: string;
}

/** Published as `playground/demos.json`: all demos by their ids. */
export type DemoIndex = Record<string, IndexedDemo>;
