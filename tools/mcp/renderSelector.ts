import type { ApiSelector } from '../../src/types/api';
import { joinLines } from './joinLines';

/** Renders a selector of the grid as Markdown. */
export const renderSelector = (selector: ApiSelector): string =>
  joinLines([
    `# ${selector.name} (selector of the Data Grid)`,
    selector.deprecated !== null && `Deprecated. ${selector.deprecated}`,
    selector.description,
    selector.plan && `Plan: ${selector.plan}`,
    `Returns: \`${selector.type}\``,
    selector.params
      .map((param) => `- \`${param.name}\`: \`${param.type}\` ${param.description}`)
      .join('\n'),
    `Import it from ${selector.packages.join(', ')}. All selectors: /x/react-data-grid/api-object/`,
  ]);
