import type { VFile } from 'vfile';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { collectSources } from '../demos/collectSources';
import { findDemo } from '../demos/findDemo';

interface Node {
  type: string;
  name?: string | null;
  /** A list on elements; on directives, such as callouts, an object. */
  attributes?: { name?: string; value?: unknown }[] | Record<string, unknown>;
  children?: Node[];
}

/** Packages whose components show a watermark without a key. */
const COMMERCIAL = /^@mui\/x-[\w-]+-(pro|premium)(\/|$)/;

/**
 * Remark plugin: puts `<LicenseNote />` above the first demo of a page that runs a commercial
 * component. Whether the note shows is the configuration's to say: pages are kept from one build
 * to the next, the license key is not. It comes before `remarkDemos`, which takes the names away.
 */
export default function remarkLicenseNote({ siteDir }: { siteDir: string }) {
  return async (tree: Node, file: VFile): Promise<void> => {
    const folder = findSourceFolder(file.path, siteDir);
    for (const [index, child] of (tree.children ?? []).entries()) {
      for (const name of listDemos(child)) {
        if (!(await isCommercial(folder, name, siteDir))) continue;
        tree.children?.splice(index, 0, {
          type: 'mdxJsxFlowElement',
          name: 'LicenseNote',
          attributes: [],
          children: [],
        });
        return;
      }
    }
  };
}

function listDemos(node: Node): string[] {
  const { attributes } = node;
  const listed = Array.isArray(attributes) ? attributes : [];
  const name = listed.find((one) => one.name === 'name')?.value;
  const own = node.name === 'Demo' && typeof name === 'string' ? [name] : [];
  return [...own, ...(node.children ?? []).flatMap(listDemos)];
}

/** A demo that is not there, or cannot be read, is told of by the plugin that shows it. */
async function isCommercial(
  folder: string,
  name: string,
  siteDir: string,
): Promise<boolean> {
  try {
    const { imports } = await collectSources(
      findDemo(folder, name).variants.system,
      siteDir,
    );
    return imports.some(({ specifier }) => COMMERCIAL.test(specifier));
  } catch {
    return false;
  }
}
