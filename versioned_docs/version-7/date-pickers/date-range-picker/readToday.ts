import dayjs, { type Dayjs } from 'dayjs';

/** Today, fixed for this page. In your app, return `dayjs().startOf('day')`. */
export const readToday = (): Dayjs => dayjs('2025-09-18');
