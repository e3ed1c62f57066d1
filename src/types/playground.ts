import type { Styling } from './demo';

/** Part of an icon's drawing: element name and its props, whose children are nodes again. */
export type IconNode = [type: string, props: Record<string, unknown>];

/** Drawings of a group of icons by the icon's name. */
export type IconShard = Record<string, IconNode | IconNode[]>;

/** Published as `playground/demos.json`: where the code of each demo is, below the base address. */
export type DemoIndex = Record<string, Partial<Record<Styling, string>>>;
