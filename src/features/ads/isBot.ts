import { BOTS } from '../../config/ads';

/** Whether a program, and no reader, looks at the page. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);
