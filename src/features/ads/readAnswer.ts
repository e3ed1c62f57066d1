import { MAX_ANSWER_SIZE } from '../../config/ads';

/**
 * Reads the JSON of a response, up to the maximum size.
 * @throws Error if the response is unsuccessful, too long, or not JSON
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The ad network answered ${response.status}`);
  const reader = response.body?.getReader();
  if (!reader) return null;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode()) as unknown;
    size += value.byteLength;
    if (size > MAX_ANSWER_SIZE) {
      void reader.cancel();
      throw new Error('The answer of the ad network is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
