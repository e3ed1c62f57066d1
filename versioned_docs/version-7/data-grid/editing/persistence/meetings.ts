import { createRestApi } from '../../../shared/createRestApi';
import { readAnswer } from './readAnswer';

export interface Meeting {
  id: number;
  title: string;
  people: number;
  /** Counts the changes of this row. */
  version: number;
}

/** What this browser loaded in the morning. */
export const loaded: Meeting[] = [
  { id: 1, title: 'Budget', people: 8, version: 1 },
  { id: 2, title: 'Fire drill', people: 30, version: 1 },
  { id: 3, title: 'Hiring', people: 4, version: 1 },
];

/** Meanwhile somebody else has changed the second one. */
const request = createRestApi<Meeting>(
  loaded.map((row) => (row.id === 2 ? { ...row, people: 45, version: 2 } : row)),
);

/** The row of the server is newer than the one that was edited. */
export class ConflictError extends Error {
  readonly stored: Meeting;

  constructor(stored: Meeting) {
    super('Somebody else has changed this row.');
    this.stored = stored;
  }
}

/** @throws ConflictError if the version is not that of the server, which has status 409 */
export async function saveMeeting(meeting: Meeting): Promise<Meeting> {
  const all = await readAnswer<Meeting[]>(await request('/meetings'));
  const stored = all.find(({ id }) => id === meeting.id);
  if (stored && stored.version !== meeting.version) throw new ConflictError(stored);
  const body = JSON.stringify({ ...meeting, version: meeting.version + 1 });
  return readAnswer(await request(`/meetings/${meeting.id}`, { method: 'PUT', body }));
}
