import fs from 'node:fs/promises';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import { lockBuild } from '../build/lockBuild';
import { mapFiles } from '../build/files';
import {
  BUILDS_FILE,
  CURRENT,
  INCOMING,
  LOCK,
  parseBuilds,
  RELEASES,
  type Store,
} from './store';

const ignoreCode =
  (code: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };

/** Creates a store in a local folder. */
export function createFolderStore(root: string): Store {
  const at = (...parts: string[]) => path.join(root, ...parts);
  const incoming = (id: string, file = '') => at(RELEASES, INCOMING + id, file);
  const write = async (name: string, text: string): Promise<void> => {
    await fs.writeFile(at(`${name}.draft`), text);
    await fs.rename(at(`${name}.draft`), at(name));
  };
  return {
    lock: async () => {
      await fs.mkdir(at(RELEASES), { recursive: true });
      return lockBuild(at(LOCK), 'deployment');
    },
    read: async () => {
      const text = await readTextAsync(at(BUILDS_FILE)).catch(ignoreCode('ENOENT'));
      const link = await fs.readlink(at(CURRENT)).catch(ignoreCode('ENOENT'));
      const names = (await fs.readdir(at(RELEASES)).catch(ignoreCode('ENOENT'))) ?? [];
      return {
        builds: text === undefined ? [] : parseBuilds(text),
        ...(link === undefined ? {} : { current: path.basename(link) }),
        releases: names.filter((name) => !name.startsWith(INCOMING)),
      };
    },
    upload: async (id, folder, files) => {
      await mapFiles(files, async (file) => {
        await fs.mkdir(path.dirname(incoming(id, file)), { recursive: true });
        await fs.copyFile(path.join(folder, file), incoming(id, file));
      });
    },
    carry: async (id, from, files) => {
      await mapFiles(files, async (file) => {
        await fs.mkdir(path.dirname(incoming(id, file)), { recursive: true });
        // It already exists, or was removed manually.
        await fs
          .link(at(RELEASES, from, file), incoming(id, file))
          .catch((error: NodeJS.ErrnoException) => {
            if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
          });
      });
    },
    complete: (id) => fs.rename(incoming(id), at(RELEASES, id)),
    activate: async (id) => {
      const draft = at(`${CURRENT}.draft`);
      await fs.rm(draft, { force: true });
      await fs.symlink(path.join(RELEASES, id), draft);
      await fs.rename(draft, at(CURRENT));
    },
    keep: async (builds, releases) => {
      await write(BUILDS_FILE, JSON.stringify(builds));
      const names = await fs.readdir(at(RELEASES));
      for (const name of names.filter((each) => !releases.includes(each)))
        await fs.rm(at(RELEASES, name), { recursive: true, force: true });
    },
  };
}
