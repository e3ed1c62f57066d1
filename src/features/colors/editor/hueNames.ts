import { translate } from '@docusaurus/Translate';
import type { Hue } from './swatches';

const NAMES: Record<Hue, () => string> = {
  red: () =>
    translate({ id: 'colors.hue.red', message: 'Red', description: 'Name of a hue' }),
  pink: () =>
    translate({ id: 'colors.hue.pink', message: 'Pink', description: 'Name of a hue' }),
  purple: () =>
    translate({
      id: 'colors.hue.purple',
      message: 'Purple',
      description: 'Name of a hue',
    }),
  deepPurple: () =>
    translate({
      id: 'colors.hue.deepPurple',
      message: 'Deep purple',
      description: 'Name of a hue',
    }),
  indigo: () =>
    translate({
      id: 'colors.hue.indigo',
      message: 'Indigo',
      description: 'Name of a hue',
    }),
  blue: () =>
    translate({ id: 'colors.hue.blue', message: 'Blue', description: 'Name of a hue' }),
  lightBlue: () =>
    translate({
      id: 'colors.hue.lightBlue',
      message: 'Light blue',
      description: 'Name of a hue',
    }),
  cyan: () =>
    translate({ id: 'colors.hue.cyan', message: 'Cyan', description: 'Name of a hue' }),
  teal: () =>
    translate({ id: 'colors.hue.teal', message: 'Teal', description: 'Name of a hue' }),
  green: () =>
    translate({ id: 'colors.hue.green', message: 'Green', description: 'Name of a hue' }),
  lightGreen: () =>
    translate({
      id: 'colors.hue.lightGreen',
      message: 'Light green',
      description: 'Name of a hue',
    }),
  lime: () =>
    translate({ id: 'colors.hue.lime', message: 'Lime', description: 'Name of a hue' }),
  yellow: () =>
    translate({
      id: 'colors.hue.yellow',
      message: 'Yellow',
      description: 'Name of a hue',
    }),
  amber: () =>
    translate({ id: 'colors.hue.amber', message: 'Amber', description: 'Name of a hue' }),
  orange: () =>
    translate({
      id: 'colors.hue.orange',
      message: 'Orange',
      description: 'Name of a hue',
    }),
  deepOrange: () =>
    translate({
      id: 'colors.hue.deepOrange',
      message: 'Deep orange',
      description: 'Name of a hue',
    }),
  brown: () =>
    translate({ id: 'colors.hue.brown', message: 'Brown', description: 'Name of a hue' }),
  grey: () =>
    translate({ id: 'colors.hue.grey', message: 'Gray', description: 'Name of a hue' }),
  blueGrey: () =>
    translate({
      id: 'colors.hue.blueGrey',
      message: 'Blue gray',
      description: 'Name of a hue',
    }),
};

/** The display name of an MUI hue. */
export const getHueName = (hue: Hue): string => NAMES[hue]();
