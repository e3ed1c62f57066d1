import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ChangeMark } from '../../changes/api/createMarks';
import { fill } from './labels';
import { renderLink, type ViewContext } from './viewContext';

/** Renders "New in v8" or "Changed in v8", linked to the entry on the changes page. */
export function renderMark(mark: ChangeMark | null, context: ViewContext): string {
  if (!mark) return '';
  const texts = context.changes;
  const text = fill(mark.isNew ? texts.isNew : texts.isChanged, { to: mark.major });
  const hint = mark.changes.map((each) => texts.changes[each]).join(', ');
  const link = renderLink(context, mark.address, escapeHtml(text));
  return ` <span class="api-since" title="${escapeHtml(hint)}">${link}</span>`;
}
