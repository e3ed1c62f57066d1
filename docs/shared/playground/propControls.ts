import type { Choices, Settings } from './Playground';
import type { PropTree } from './Snippet';

/**
 * Props to try, each with its default: `false`, a number or a text. An enum lists its
 * values, the default first. `grid.vertical` is a field of the prop `grid`.
 */
export type PropControls = Record<string, false | number | string | readonly string[]>;

/** The settings that a playground offers for these props. */
export const toChoices = (controls: PropControls): Choices =>
  Object.fromEntries(
    Object.entries(controls).map(([name, control]): [string, Choices[string]] => {
      if (control === false) {
        return [name, ['off', 'on']];
      }
      return typeof control === 'number' || typeof control === 'string'
        ? [name, { initial: String(control), isNumber: typeof control === 'number' }]
        : [name, control];
    }),
  );

/** The props that differ from their defaults. */
export function toProps(controls: PropControls, settings: Settings): PropTree {
  const props: PropTree = {};
  for (const [path, control] of Object.entries(controls)) {
    const value = readValue(control, settings[path] ?? '');
    if (value !== undefined) {
      const [name = '', field] = path.split('.');
      props[name] = field ? { ...(props[name] as PropTree), [field]: value } : value;
    }
  }
  return props;
}

/** The value of a setting; undefined for the default. */
function readValue(control: PropControls[string], setting: string) {
  if (control === false) {
    return setting === 'on' ? true : undefined;
  }
  const initial = typeof control === 'object' ? control[0] : String(control);
  if (setting === '' || setting === initial) {
    return undefined;
  }
  if (typeof control !== 'number') {
    return setting;
  }
  // While it is being typed, a number may be 0 or incomplete.
  return Number(setting) > 0 ? Number(setting) : undefined;
}
