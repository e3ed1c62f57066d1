/**
 * Reads the JSON of an answer.
 * @throws Error with the message of the server, for `fetch` resolves for every status
 */
export async function readAnswer<Body>(response: Response): Promise<Body> {
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}
