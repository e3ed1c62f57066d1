import { SEND_TIMEOUT } from '../../config/feedback';
import type { FeedbackMessage } from '../../types/feedback';

/** Posts a message without cookies. Resolves to the status; rejects on a timeout. */
export async function sendMessage(
  endpoint: string,
  message: FeedbackMessage,
): Promise<number> {
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A vote is sent even if the reader leaves the page right after it.
    keepalive: true,
    signal: AbortSignal.timeout(SEND_TIMEOUT),
  });
  return status;
}
