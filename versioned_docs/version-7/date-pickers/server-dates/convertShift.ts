import dayjs, { type Dayjs } from 'dayjs';

/** A shift as the server has it: texts alone. */
export interface StoredShift {
  day: string;
  starts: string;
  signedAt: string | null;
}

/** A shift as pickers take it. */
export interface Shift {
  day: Dayjs | null;
  starts: Dayjs | null;
  signedAt: Dayjs | null;
}

/** Reads texts into dates; a time of day gets the day of the shift. */
export const readShift = ({ day, starts, signedAt }: StoredShift): Shift => ({
  day: dayjs(day),
  starts: dayjs(`${day}T${starts}`),
  signedAt: signedAt === null ? null : dayjs(signedAt),
});

/**
 * Writes dates as texts.
 * @returns nothing while day or time are missing, or are no real ones
 */
export function writeShift({ day, starts, signedAt }: Shift): StoredShift | undefined {
  if (!day?.isValid() || !starts?.isValid() || signedAt?.isValid() === false) {
    return undefined;
  }
  return {
    day: day.format('YYYY-MM-DD'),
    starts: starts.format('HH:mm'),
    signedAt: signedAt?.toISOString() ?? null,
  };
}
