import { BOTS } from '../../config/ads';

/** Whether the user agent is a bot. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);
