/**
 * The parts of a name between which a line may break: each capital letter begins one.
 * @returns in the order of the name; joined without anything between them they are the name
 */
export const splitName = (name: string): string[] =>
  name.match(/[^A-Za-z\d]*[A-Z]+[^A-Z]*|[^A-Z]+/g) ?? [];
