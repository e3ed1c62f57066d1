export interface Tile {
  name: string;
  value: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sumOf = (tiles: readonly Tile[]) =>
  tiles.reduce((sum, { value }) => sum + value, 0);

/**
 * Gives each tile a part of the area, as large as its share of the values. Halves the list
 * where both halves weigh about the same, and cuts the longer side, again and again.
 * Tiles that are sorted from large to small become nearly square.
 */
export function splitArea(tiles: readonly Tile[], area: Area): (Area & { tile: Tile })[] {
  const [first] = tiles;
  if (!first) return [];
  if (tiles.length === 1) return [{ tile: first, ...area }];

  const total = sumOf(tiles);
  let count = 1;
  while (count < tiles.length - 1 && sumOf(tiles.slice(0, count)) < total / 2) count += 1;
  const [one, two] = [tiles.slice(0, count), tiles.slice(count)];
  const share = sumOf(one) / total;

  const { x, y, width, height } = area;
  if (width >= height) {
    const cut = width * share;
    return [
      ...splitArea(one, { x, y, width: cut, height }),
      ...splitArea(two, { x: x + cut, y, width: width - cut, height }),
    ];
  }
  const cut = height * share;
  return [
    ...splitArea(one, { x, y, width, height: cut }),
    ...splitArea(two, { x, y: y + cut, width, height: height - cut }),
  ];
}
