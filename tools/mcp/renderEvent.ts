import type { ApiEvent } from '../../src/types/api';
import { joinLines } from './joinLines';

/** Renders an event of the grid as Markdown. */
export const renderEvent = (event: ApiEvent): string =>
  joinLines([
    `# ${event.name} (event of the Data Grid)`,
    event.deprecated !== null && `Deprecated. ${event.deprecated}`,
    event.description,
    event.plan && `Plan: ${event.plan}`,
    event.componentProp && `Prop of the grid: \`${event.componentProp}\``,
    event.params && `Parameters: \`${event.params}\``,
    event.event && `DOM event: \`${event.event}\``,
    'All events: /x/react-data-grid/events/',
  ]);
