import {
  checkSources,
  type ChosenFile,
} from '../../../src/features/upgrade-check/checkSources';
import {
  chooseFiles,
  readDropped,
} from '../../../src/features/upgrade-check/chooseFiles';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { MAX_CHECKED_SIZE } from '../../../src/config/upgradeCheck';
import { LOOKUP } from './support';

const CODE = "import { BarChart } from '@mui/x-charts';\n";

describe('checkSources', () => {
  const file = (name: string, rest: Partial<ChosenFile> = {}): ChosenFile => ({
    file: name,
    size: 1,
    read: () => Promise.resolve(CODE),
    ...rest,
  });
  const checker = {
    check: (source: { file: string; text: string }) =>
      Promise.resolve(checkFile(source, LOOKUP)),
  };

  it('reports files that are too large or cannot be read', async () => {
    const onProgress = jest.fn();
    const reports = await checkSources(
      [
        file('a.tsx', { size: MAX_CHECKED_SIZE + 1 }),
        file('b.tsx', { read: () => Promise.reject(new Error('gone')) }),
        file('c.tsx'),
      ],
      checker,
      { onProgress, signal: new AbortController().signal },
    );
    expect(reports.map(({ problem }) => problem?.kind)).toEqual([
      'too large',
      'unreadable',
      undefined,
    ]);
    expect(onProgress).toHaveBeenLastCalledWith({ done: 3, total: 3 });
  });

  it('ends between two files', async () => {
    const controller = new AbortController();
    const reports = await checkSources([file('a.tsx'), file('b.tsx')], checker, {
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    expect(reports).toHaveLength(1);
  });
});

describe('chosen files', () => {
  it('leaves out what is no source', () => {
    const inFolder = new File([''], 'a.tsx');
    Object.defineProperty(inFolder, 'webkitRelativePath', {
      value: 'app/node_modules/b/a.tsx',
    });
    const files = [new File([''], 'a.tsx'), new File([''], 'a.png'), inFolder];
    expect(chooseFiles(files).map(({ file }) => file)).toEqual(['a.tsx']);
  });

  it('reads dropped folders, which return their entries in parts', async () => {
    const entry = (fullPath: string, children?: object[]) => {
      const parts = children && [children.slice(0, 1), children.slice(1), []];
      return {
        name: fullPath.split('/').at(-1),
        fullPath,
        isFile: !children,
        file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
          fullPath.includes('gone')
            ? reject(new Error('gone'))
            : resolve(new File([CODE], 'a.tsx')),
        createReader: () => ({
          readEntries: (resolve: (some: object[]) => void) => resolve(parts!.shift()!),
        }),
      };
    };
    const root = entry('/app', [
      entry('/app/a.tsx'),
      entry('/app/node_modules', [entry('/app/node_modules/b.tsx')]),
      entry('/app/gone.tsx'),
    ]);
    const items = [{ webkitGetAsEntry: () => root }, { webkitGetAsEntry: () => null }];
    const files = await readDropped({ items } as unknown as DataTransfer);
    expect(files.map(({ file }) => file)).toEqual(['app/a.tsx', 'app/gone.tsx']);
    await expect(files[1]!.read()).rejects.toThrow('gone.tsx');
  });
});
