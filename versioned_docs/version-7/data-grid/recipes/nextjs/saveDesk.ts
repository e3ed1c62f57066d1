import { waitForServer } from '../../../shared/waitForServer';

export interface Desk {
  id: number;
  floor: string;
  person: string;
}

export type Result = { ok: true; desk: Desk } | { ok: false; message: string };

/** In your app, this file begins with 'use server', and the function runs there. */
export async function saveDesk(desk: Desk): Promise<Result> {
  await waitForServer(700);
  if (/\d/.test(desk.person)) {
    return { ok: false, message: 'A name has no digits.' };
  }
  return { ok: true, desk: { ...desk, person: desk.person.trim() } };
}
