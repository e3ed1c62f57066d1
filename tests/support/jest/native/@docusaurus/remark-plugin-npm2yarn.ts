import type npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { requireNatively } from '../importNatively';

/**
 * The real plugin, loaded outside Jest's sandbox: it imports one of its modules
 * dynamically.
 */
export default requireNatively<typeof npm2yarn>('@docusaurus/remark-plugin-npm2yarn');
