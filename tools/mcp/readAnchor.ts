import { BASE_URLS } from '../../src/config/languages';
import { DEMO_LIST_FILE } from '../../src/config/machineFiles';
import type { ApiEvents, ApiPage } from '../../src/types/api';
import type { PublishedDemo } from '../../src/types/machineFiles';
import { API_PATH, EVENTS_PATH, readJson } from './readJson';
import type { PublishedSite } from './openSite';
import { renderDemo, renderEvent } from './renderMarkdown';
import { renderMembers } from './renderMembers';
import type { PagePath } from './toPagePath';

/** Anchors of a reference entry: `prop-sortModel`. */
const ENTRY = /^(?:prop|slot|class)-(.+)$/;
const EVENT = /^event-(.+)$/;
/** Anchors of a demo: `SortByRank.tsx`. */
const DEMO = /^(\w+)\.tsx$/;

/**
 * Reads the target of an anchor that is not a heading: a reference entry, an event, or a
 * demo. The search returns such addresses.
 * @returns null for any other anchor
 * @throws ToolError if the API page has no such member
 */
export async function readAnchor(
  { pathname, language, anchor }: PagePath,
  site: PublishedSite,
): Promise<string | null> {
  if (anchor === null) return null;
  const address = pathname.slice(BASE_URLS[language].length);
  const entry = ENTRY.exec(anchor)?.[1];
  if (entry !== undefined && address.startsWith(API_PATH)) {
    const file = `${BASE_URLS.en}${address}.json`;
    return renderMembers(await readJson<ApiPage>(site, file), [entry]);
  }
  const name = EVENT.exec(anchor)?.[1];
  if (name !== undefined) {
    const { events } = await readJson<ApiEvents>(site, EVENTS_PATH);
    const event = events.find((each) => each.name === name);
    return event ? renderEvent(event) : null;
  }
  const title = DEMO.exec(anchor)?.[1];
  if (title === undefined) return null;
  const file = `${BASE_URLS[language]}${DEMO_LIST_FILE}`;
  const demos = await readJson<PublishedDemo[]>(site, file);
  const demo = demos.find(
    ({ id, page }) => page === `${pathname}/` && id.endsWith(`/${title}`),
  );
  return demo ? renderDemo(demo, demo.code.system) : null;
}
