import fs from 'node:fs/promises';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import type { IconNode, IconShard } from '../../src/types/playground';
import { getIconShard } from '../../src/lib/getIconShard';

/**
 * Reads the paths of all icons, so that the preview can offer any of them without one
 * module for each of the ten thousand. Every published file calls one function with the
 * paths; it is run here with stubs that only record their arguments.
 * @returns the icons by shard, the groups in which the preview loads them
 */
export async function readIcons(packageDir: string): Promise<Map<string, IconShard>> {
  const shards = new Map<string, IconShard>();
  const names = (await fs.readdir(packageDir))
    .filter((file) => /^[A-Z]\w*\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length))
    .sort();
  for (const name of names) {
    const source = await readTextAsync(path.join(packageDir, `${name}.js`));
    const drawing = readDrawing(source);
    if (!drawing) continue;
    const key = getIconShard(name);
    const shard = shards.get(key) ?? {};
    shard[name] = drawing;
    shards.set(key, shard);
  }
  return shards;
}

const jsx = (type: string, props: Record<string, unknown>): IconNode => [type, props];

const STUBS: Record<string, unknown> = {
  'react/jsx-runtime': { jsx, jsxs: jsx },
};

const createSvgIcon = { __esModule: true, default: (drawing: IconNode) => drawing };

function readDrawing(source: string): IconNode | IconNode[] | undefined {
  const exports: { default?: IconNode | IconNode[] } = {};
  const load = (specifier: string): unknown => {
    if (specifier.includes('interopRequireDefault'))
      return Object.assign((value: unknown) => value, {
        default: (value: unknown) => value,
      });
    return STUBS[specifier] ?? createSvgIcon;
  };
  new Function('require', 'exports', source)(load, exports);
  return exports.default;
}
