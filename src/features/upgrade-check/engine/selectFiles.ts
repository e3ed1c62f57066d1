const SOURCE = /\.(?:[mc]?[jt]sx?|mdx?|css|s[ac]ss|less|styl)$/i;
const GENERATED = /\.d\.[mc]?ts$|\.min\.\w+$/i;
/** Folders of packages, of version control and of what tools write. */
const FOREIGN = /^(?:node_modules|bower_components|dist|build|out|coverage|\..+)$/;

/** Whether the check enters a folder with this name. */
export const isOwnFolder = (name: string): boolean => !FOREIGN.test(name);

/** Whether the check reads a file. @param file path, with slashes */
export function isSource(file: string): boolean {
  const parts = file.split('/');
  const name = parts.pop() ?? '';
  return SOURCE.test(name) && !GENERATED.test(name) && parts.every(isOwnFolder);
}
