import type { VFile } from 'vfile';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { collectSources } from '../demos/collectSources';
import { findDemo } from '../demos/findDemo';

interface Node {
  type: string;
  name?: string | null;
  /** An array for elements; an object for directives, such as callouts. */
  attributes?: { name?: string; value?: unknown }[] | Record<string, unknown>;
  children?: Node[];
}

/** Packages whose components show a watermark without a key. */
const COMMERCIAL = /^@mui\/x-[\w-]+-(pro|premium)(\/|$)/;

/**
 * Remark plugin: adds `<LicenseNote />` above the first demo of a page that uses a
 * commercial component. Whether the note is visible depends on the configuration:
 * compiled pages are cached across builds, the license key is not. It runs before
 * `remarkDemos`, which removes the names.
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

/** A missing or unreadable demo is reported by the plugin that renders it. */
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
